import type { PriceRequest, PriceRequestLogLine } from '#src/contract/price-requests.ts'
import { explain } from '#src/i18n/issue-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'

/** What was asked and said, the newest first. */
export function AnswersLog({ request }: { request: PriceRequest }) {
  const { t } = useText()
  if (request.log.length === 0) return null
  return (
    <section aria-label={t('quotes.answers')} className="px-4 pt-2 pb-3">
      <h3 className="flex h-6 items-center text-section text-text-2">{t('quotes.answers')}</h3>
      <ol className="flex flex-col gap-2 pt-1">
        {request.log.toReversed().map((line, at) => (
          <Line key={`${line.at} ${at}`} line={line} />
        ))}
      </ol>
    </section>
  )
}

function Line({ line }: { line: PriceRequestLogLine }) {
  const { t } = useText()
  const format = useFormat()
  const words = line.code === 'note' ? undefined : explain('match.', line, t, format)
  const said = [words, line.text].filter((text) => text !== undefined && text !== '')
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] text-chip">
      <span className="text-text-3">{format.time(line.at)}</span>
      <span>
        <bdi>{line.who}</bdi>: <span className="text-text-2">{said.join(' · ')}</span>
      </span>
    </li>
  )
}
