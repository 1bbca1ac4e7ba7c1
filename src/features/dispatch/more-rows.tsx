import { useText } from '#src/i18n/use-text.ts'

/** Says how many rows a list leaves out; nothing while it shows all. */
export function MoreRows({ hidden }: { hidden: number }) {
  const { t } = useText()
  if (hidden <= 0) return null
  return (
    <p className="shrink-0 border-t border-line px-4 py-1 text-chip text-text-2">
      {t('dispatch.more', { count: hidden })}
    </p>
  )
}
