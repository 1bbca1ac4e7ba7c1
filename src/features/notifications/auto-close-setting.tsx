import { useText } from '#src/i18n/use-text.ts'
import { autoClose, usePreference } from '#src/workspace/preferences.ts'

/** Lets messages stay in the corner until they are closed (decision A11). */
export function AutoCloseSetting() {
  const { t } = useText()
  const on = usePreference(autoClose)
  return (
    <label className="flex min-h-8 items-center gap-2 px-4 py-2 text-chip text-text-2">
      <input
        type="checkbox"
        className="size-4 accent-accent"
        checked={on}
        onChange={(event) => autoClose.set(event.target.checked)}
      />
      {t('notifications.autoClose')}
    </label>
  )
}
