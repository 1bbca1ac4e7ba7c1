import { useEffect, useRef } from 'react'
import type { Quote } from '#src/contract/price-requests.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { StatusSign, StatusWord, type SignName } from '#src/ui/signs/status-sign.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import type { QuoteRow } from './quote-rows.ts'

/** Digits there are for columns. */
export const QUOTE_DIGITS = 5

const SIGNS: Readonly<Record<Quote['state'], SignName>> = {
  asked: 'pending',
  quoted: 'success',
  declined: 'CANCELLED',
  accepted: 'success',
  rejected: 'CANCELLED',
}

interface Props {
  label: string
  quotes: readonly Quote[]
  rows: readonly QuoteRow[]
  chosen: number
  onChoose(at: number): void
}

/** Sentences have two lines, in each column alike. */
const heightOf = ({ isLong }: QuoteRow) => (isLong ? 'h-10' : 'h-7')

/** Quotes side by side: each carrier is a column that takes the focus as a whole, each question a row of 28 px. */
export function QuoteGrid({ label, quotes, rows, chosen, onChoose }: Props) {
  const { t } = useText()
  const { active } = usePanelPlace()
  const columns = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (active && !(document.activeElement instanceof HTMLButtonElement)) {
      columns.current?.querySelectorAll<HTMLElement>(':scope > li')[chosen]?.focus()
    }
  }, [active, chosen])
  return (
    <div className="flex overflow-x-auto">
      <div aria-hidden className="w-30 shrink-0 @max-[520px]:w-24">
        <p className="flex h-15 items-center border-b border-line pl-4 text-text-3">{t('quotes.from')}</p>
        {rows.map((row) => (
          <p
            key={row.id}
            className={classes(
              'flex items-center truncate border-b border-line pl-4',
              heightOf(row),
              row.isStrong ? 'font-semibold' : 'text-text-3',
            )}
          >
            {t(row.label)}
          </p>
        ))}
      </div>
      <ol ref={columns} aria-label={label} className="flex min-w-0 grow">
        {quotes.map((quote, at) => (
          <QuoteColumn
            key={quote.carrierId}
            quote={quote}
            rows={rows}
            at={at}
            isChosen={at === chosen}
            onChoose={onChoose}
          />
        ))}
      </ol>
    </div>
  )
}

function QuoteColumn(props: Pick<Props, 'rows' | 'onChoose'> & { quote: Quote; at: number; isChosen: boolean }) {
  const { quote, rows, at, isChosen, onChoose } = props
  const { t } = useText()
  const format = useFormat()
  const { active } = usePanelPlace()
  const keys = useKeyLookup()(`quotes.choice${at + 1}`)
  return (
    <li
      aria-label={quote.carrierName}
      aria-current={isChosen}
      tabIndex={isChosen ? 0 : -1}
      {...(isChosen && { 'data-autofocus': true })}
      onClick={() => onChoose(at)}
      onFocus={() => !isChosen && onChoose(at)}
      className={classes('ring-inside min-w-28 flex-1 basis-0', isChosen && 'bg-select')}
    >
      <div className="flex h-15 flex-col justify-center border-b border-line px-3">
        <p title={quote.carrierName} className="line-clamp-2 leading-[18px] font-semibold">
          <bdi>{quote.carrierName}</bdi>
        </p>
        <p className="flex items-center gap-1 text-chip text-text-2">
          <StatusWord status={SIGNS[quote.state]}>
            <span className="@max-[520px]:sr-only">{t(`quotes.state.${quote.state}`)} </span>
            {format.time(quote.answeredAt ?? quote.askedAt)}
          </StatusWord>
          {active && keys !== undefined && (
            <span className="ml-auto">
              <KeyCaps keys={keys} />
            </span>
          )}
        </p>
      </div>
      <dl>
        {rows.map((row) => {
          const { id, label, isFigure, isLong, cells } = row
          const cell = cells[at]
          return (
            <div key={id} className={classes('flex items-center border-b border-line px-3', heightOf(row))}>
              <dt className="sr-only">{t(label)}</dt>
              <dd
                title={cell?.text}
                className={classes(
                  'flex min-w-0 grow items-center gap-1.5',
                  isFigure && 'justify-end',
                  cell?.isBest === true && 'font-semibold',
                )}
              >
                {cell?.sign !== undefined && <StatusSign status={cell.sign} className="shrink-0" />}
                <span className={isLong ? 'line-clamp-2 text-chip' : 'truncate'}>{cell?.text}</span>
                {cell?.isBest === true && <span className="sr-only"> {t('quotes.best')}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}
