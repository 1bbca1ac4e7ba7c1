import type { SearchHit } from '#src/commands/palette/search-hits.ts'
import { epochToZoned, type PlainDate } from '#src/domain/basics/dates.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { readSentence } from '#src/records/filters/sentence.ts'
import { askedAddress } from '#src/records/filters/asked-lists.ts'
import { daysFrom } from '#src/records/filters/typed-values.ts'
import { filterFacts } from '#src/records/filters/words.ts'
import { asked } from './orders.asked.ts'

/** What typed texts are put into words with, and the day they are typed on. */
export interface TypedWords {
  t: Translate
  format: Format
  today?: PlainDate
}

/** Most words that are read: longer texts are no sentence for a list. */
const MOST_WORDS = 8

/** The rows of the palette for what was typed: filters of the order list in words; of a bare day both of its meanings. */
export function typedFilters(text: string, words: TypedWords): SearchHit[] {
  if (text.trim().split(/\s+/).length > MOST_WORDS) return []
  const today = words.today ?? epochToZoned(Date.now()).date
  const { readings, isSaid, left } = readSentence(asked, text, words, daysFrom(today))
  if (!isSaid || left.length > 0) return []
  return readings.map((values) => {
    const facts = filterFacts(asked.filters, values, words).map(({ label, value }) => `${label} ${value}`)
    const to = askedAddress(asked, values)
    return {
      kind: 'order',
      id: `filter:${to}`,
      title: words.t('orders.findBy.row', { filters: facts.join(' · ') }),
      to,
    }
  })
}
