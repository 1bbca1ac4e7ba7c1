import { RotateCcw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { ProgressBar } from '#src/ui/signs/progress-bar.tsx'
import { StatusSign, type SignName } from '#src/ui/signs/status-sign.tsx'
import { isUnderWay, type UploadItem, type UploadState } from './item.ts'
import { itemDetail, itemText } from './item-words.ts'

/** Words of what files become here. */
export interface UploadWords {
  /** It belongs nowhere yet. */
  unfiled: string
  /** Which of the proposals is it? */
  which: string
}

interface RowProps {
  item: UploadItem<unknown>
  isCurrent: boolean
  /** Without keys of a list its buttons are reached by Tab, and what has arrived stays. */
  isPlain?: boolean
  /** Files that go on beside one that was refused. */
  others: number
  words: UploadWords
  onRemove(): void
  onGoOn(): void
  onChoose(number: number): void
}

const SIGNS: Readonly<Record<UploadState, SignName>> = {
  waiting: 'CREATED',
  held: 'CREATED',
  checking: 'pending',
  sending: 'pending',
  reading: 'pending',
  done: 'success',
  doubtful: 'warning',
  refused: 'failure',
  failed: 'failure',
  cancelled: 'CANCELLED',
}

/** One file: its sign and name, how far it is, what speaks against it and what can be done. */
export function UploadRow(props: RowProps) {
  const { item, isCurrent } = props
  const { t } = useText()
  const format = useFormat()
  const { state, sent, total, page } = item
  const isBad = state === 'refused' || state === 'failed'
  const share =
    state === 'reading' ? (page === undefined ? 0 : page.at / Math.max(page.of, 1)) : sent / Math.max(total, 1)
  return (
    <div className="flex gap-3 py-2">
      <StatusSign status={SIGNS[state]} className="mt-[3px] shrink-0" />
      <div className="min-w-0 grow">
        <div className="flex min-h-5 items-start gap-2">
          <bdi className="min-w-0 grow wrap-anywhere">{item.name}</bdi>
          {isUnderWay(item) && (
            <RemoveButton
              isCurrent={isCurrent}
              isPlain={props.isPlain}
              label={t('upload.cancel')}
              onRemove={props.onRemove}
            />
          )}
        </div>
        {(state === 'sending' || (state === 'reading' && page !== undefined)) && (
          <div className="my-1 [&>div]:h-1">
            <ProgressBar label={t('upload.progress', { name: item.name })} value={Math.round(share * 100)} max={100} />
          </div>
        )}
        <div className="flex flex-wrap justify-between gap-x-3 text-chip">
          <span
            className={classes(
              'min-w-0 wrap-anywhere',
              isBad
                ? 'font-semibold text-status-red'
                : state === 'doubtful'
                  ? 'font-semibold text-status-amber'
                  : 'text-text-2',
            )}
          >
            {itemText(item, props.words, t, format)}
          </span>
          <span className="shrink-0 text-text-3">{itemDetail(item, share, format)}</span>
        </div>
        {item.message !== undefined && (
          <p className="text-chip wrap-anywhere text-text-2">
            <bdi>{item.name}</bdi>: {item.message}
          </p>
        )}
        {state === 'refused' && (
          <p className="text-chip text-text-2">
            {t('upload.nothingSent')} {props.others > 0 && t('upload.othersGoOn', { count: props.others })}
          </p>
        )}
        <Ways {...props} />
      </div>
    </div>
  )
}

function RemoveButton(props: { isCurrent: boolean; isPlain: boolean | undefined; label: string; onRemove(): void }) {
  const { isCurrent, isPlain, label, onRemove } = props
  const keys = useKeyLookup()('uploads.remove')
  const shown = isCurrent && keys !== undefined ? { keys, showKeys: true } : {}
  return (
    <IconButton icon={X} label={label} tabIndex={isPlain ? 0 : -1} className="-my-1" onClick={onRemove} {...shown} />
  )
}

/** What can be done with a file that has come to rest; the keys stand where the keyboard is. */
function Ways({ item, isCurrent, isPlain, words, onRemove, onGoOn, onChoose }: RowProps) {
  const { t } = useText()
  const keysOf = useKeyLookup()
  const keys = (id: string) => (isCurrent ? keysOf(id) : undefined)
  const { state, file, record, filing } = item
  const ways: ReactNode[] = []
  if (state === 'refused' || file !== undefined) {
    if (state === 'refused' || state === 'held' || state === 'failed' || state === 'cancelled') {
      const word = state === 'refused' ? 'upload.otherFile' : state === 'held' ? 'upload.continue' : 'upload.again'
      ways.push(
        <Button key="goOn" tabIndex={isPlain ? 0 : -1} icon={RotateCcw} keys={keys('uploads.goOn')} onClick={onGoOn}>
          {t(word)}
        </Button>,
      )
    }
  }
  if (!isUnderWay(item) && (record === undefined || (isCurrent && isPlain !== true))) {
    const word = state === 'held' ? 'upload.cancel' : record !== undefined ? 'upload.takeBack' : 'upload.drop'
    ways.push(
      <Button key="remove" variant="quiet" tabIndex={isPlain ? 0 : -1} keys={keys('uploads.remove')} onClick={onRemove}>
        {t(word)}
      </Button>,
    )
  }
  const choices = filing?.choices ?? []
  return (
    <>
      {choices.length > 0 && (
        <div className="mt-1 rounded-control bg-status-amber-tint p-2">
          <p className="text-chip font-semibold">{words.which}</p>
          {choices.map(({ id, title, detail }, at) => (
            <button
              key={id}
              type="button"
              tabIndex={isPlain ? 0 : -1}
              className="flex min-h-6 w-full items-center gap-2 text-left hover:bg-hover"
              onClick={() => onChoose(at + 1)}
            >
              {isCurrent && <KeyCaps keys={String(at + 1)} small />}
              <span className="shrink-0 font-semibold">{title}</span>
              <span className="min-w-0 truncate text-text-3">{detail}</span>
            </button>
          ))}
        </div>
      )}
      {ways.length > 0 && <div className="mt-1.5 flex flex-wrap gap-2">{ways}</div>}
    </>
  )
}
