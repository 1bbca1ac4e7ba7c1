import { useEffect, useRef } from 'react'
import type { Email } from '#src/contract/emails/email.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isDoubtful, type ReadingField } from '#src/records/reading/reading-field.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useShownFields } from '../use-shown-fields.ts'
import { piecesOf } from './mail-pieces.ts'

const READ = 'border-b border-control bg-select'
const CHECK = 'border-b-2 border-dashed border-status-amber bg-status-amber-tint'
const CURRENT = 'border-b-2 border-accent bg-tint font-semibold'

/** The text of an e-mail; while its order is shown beside it, where each field was read. */
export function MailText({ email: { id, text, isReduced } }: { email: Email }) {
  const { t } = useText()
  const shown = useShownFields(id)
  const current = shown?.isActive === true ? shown.current : undefined
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (current === undefined) return
    const piece = box.current?.querySelector(`[data-read="${CSS.escape(current)}"]`)
    piece?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [current])
  const fields = shown?.fields ?? []
  const isRead = fields.some(({ inText }) => inText !== undefined)
  return (
    <>
      <div ref={box} className="max-w-170 grow py-3 pr-4 pl-10">
        {text.split('\n').map((line, at) => {
          const pieces = piecesOf(line, at, fields, current)
          const isMarked = pieces.some(({ field }) => field !== undefined && isDoubtful(field))
          return (
            // Lines have no name but their place, and never move.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at} className="relative min-h-3 leading-5 break-words whitespace-pre-wrap">
              {isMarked && <StatusSign status="warning" className="absolute top-0.75 -left-6" />}
              {pieces.map((piece, place) =>
                piece.field === undefined ? (
                  piece.text
                ) : (
                  <Snippet
                    key={`${place}:${piece.field.name}`}
                    field={piece.field}
                    text={piece.text}
                    isCurrent={piece.field.name === current}
                    onChoose={() => shown?.choose(piece.field?.name ?? '')}
                  />
                ),
              )}
            </div>
          )
        })}
      </div>
      {(isRead || isReduced) && (
        <p className="mt-auto flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-4 pl-10 text-cap text-text-3">
          {isRead && (
            <span aria-hidden className="flex gap-3">
              <span className={READ}>{t('inbox.legend.read')}</span>
              <span className={CHECK}>{t('reading.state.check')}</span>
              <span className={CURRENT}>{t('inbox.legend.current')}</span>
            </span>
          )}
          {isReduced && <span className="ml-auto">{t('inbox.textOnly')}</span>}
        </p>
      )}
    </>
  )
}

interface SnippetProps {
  field: ReadingField
  text: string
  isCurrent: boolean
  onChoose(): void
}

/** Where a field was read: a click leads to the field. */
function Snippet({ field, text, isCurrent, onChoose }: SnippetProps) {
  const format = useFormat()
  return (
    <>
      <mark
        data-read={field.name}
        title={field.label}
        onClick={onChoose}
        className={classes('cursor-pointer text-text', isCurrent ? CURRENT : isDoubtful(field) ? CHECK : READ)}
      >
        {text}
      </mark>
      {isCurrent && (
        <span
          aria-hidden
          className="forced-fill ml-1 inline-block rounded-control bg-accent px-1 text-cap leading-4 text-on-accent"
        >
          {`${field.label} ${format.percent(field.confidence, 0)}`}
        </span>
      )}
    </>
  )
}
