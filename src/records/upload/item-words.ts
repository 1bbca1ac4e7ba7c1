import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { isUnderWay, type UploadItem } from './item.ts'

/** What the message about too large a file says, too. Source: specification 5 */
const MOST = '50 MB'

/** What goes on with a file, or where it has come to. */
export function itemText(
  item: UploadItem<unknown>,
  words: { unfiled: string },
  t: Translate,
  format: Pick<Format, 'fileSize'>,
): string {
  const { state, sent, total, size, page, heldBy = 'connection', refusal = 'kind', filing, isTakenBack } = item
  switch (state) {
    case 'waiting':
      return t('upload.waiting')
    case 'checking':
      return t('upload.checking')
    case 'sending':
      if (isTakenBack === true) return t('upload.takingBack')
      return t('upload.sent', { sent: format.fileSize(sent), total: format.fileSize(total) })
    case 'reading':
      return page === undefined ? t('upload.reading') : t('upload.readingPage', { page: page.at, pages: page.of })
    case 'done':
      return filing?.place ?? t('upload.done')
    case 'doubtful':
      return words.unfiled
    case 'refused':
      return refusal === 'size'
        ? t('upload.refused.size', { size: format.fileSize(size), most: MOST })
        : t(`upload.refused.${refusal}`)
    case 'failed':
      return t('upload.failed')
    case 'cancelled':
      return t(isTakenBack === true ? 'upload.takenBack' : 'upload.cancelled')
    case 'held':
      return t(`upload.held.${heldBy}`)
  }
}

/** Beside it: how much of it is done while something is, else the size. `share` from 0 to 1. */
export function itemDetail(
  item: UploadItem<unknown>,
  share: number,
  format: Pick<Format, 'fileSize' | 'percent'>,
): string {
  const { state, page, size, refusal } = item
  const isCounted = state === 'sending' || (state === 'reading' && page !== undefined)
  if (isCounted && isUnderWay(item)) return format.percent(Math.round(share * 100))
  return refusal === 'folder' || refusal === 'size' ? '' : format.fileSize(size)
}
