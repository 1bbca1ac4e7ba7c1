import { useText } from '#src/i18n/use-text.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'

/** Shown until the API base is known and the session restored. Source: specification 2 */
export function StartScreen() {
  const { t } = useText()
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-1 bg-frame p-4">
      <h1 className="text-title">{t('app.name')}</h1>
      <p role="status" className="flex items-center gap-1.5 text-text-2">
        <StatusSign status="pending" />
        {t('errors.start.connecting')}
      </p>
    </main>
  )
}

/** The app cannot start as it is set up; `message` says what is wrong. Source: specification 5 */
export function StartupFailure({ message }: { message: string }) {
  const { t } = useText()
  return (
    <main className="min-h-dvh bg-frame px-4 py-12">
      <div role="alert" className="mx-auto max-w-160 rounded-palette border border-line-strong bg-surface p-6">
        <div className="flex items-start gap-2">
          <StatusSign status="failure" className="mt-[3px]" />
          <h1 className="text-panel">{t('errors.start.title')}</h1>
        </div>
        <p className="mt-1 text-text-2">{t('errors.start.text')}</p>
        <p className="text-chip break-words">{message}</p>
      </div>
    </main>
  )
}
