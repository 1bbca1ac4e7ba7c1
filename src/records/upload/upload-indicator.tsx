import { Link } from '@tanstack/react-router'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isUnderWay, type UploadItem } from './item.ts'
import { sentShare, uploadCounts } from './upload-counts.ts'

/** What is on its way, told in few words on every screen; leads to the list. Nothing while there is nothing to tell. */
export function UploadIndicator({
  items,
  to,
  tab,
}: {
  items: readonly UploadItem<unknown>[]
  to: string
  tab: string
}) {
  const { t } = useText()
  const format = useFormat()
  const told = uploadCounts(items.filter(({ state }) => state !== 'done'))
  if (told.length === 0) return null
  const isMoving = items.some(isUnderWay)
  const counts = told.map(({ key, number }) => t(key, { number: format.number(number, 0) })).join(' · ')
  return (
    <Link
      to={to}
      search={(before: Record<string, unknown>) => ({ panels: before['panels'], tab })}
      className="ring-inside flex h-6 items-center gap-1.5 rounded-cap px-1 hover:bg-hover"
    >
      <span className="font-semibold text-text">{t('upload.title')}</span>
      <span>{counts}</span>
      {isMoving && <span className="tabular-nums">{format.percent(Math.round(sentShare(items) * 100))}</span>}
    </Link>
  )
}
