import type { FindLine, ParsedLine } from '#src/domain/command-line/line.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import { PLACES } from '#src/domain/places/places.ts'
import { askedAddress, askedLists, type AskedList } from '#src/records/filters/asked-lists.ts'
import type { FilterValues } from '#src/records/filters/define-filters.ts'
import { askedIn, type ListSentence } from '#src/records/filters/sentence.ts'
import { daysFrom } from '#src/records/filters/typed-values.ts'
import { filterFacts } from '#src/records/filters/words.ts'
import { thingsNamed } from './known.ts'
import { bold, type LineContext, type Chip, type Interpretation } from './understanding.ts'

/** The param of every list for words that are looked for as they are. */
const TEXT = 'q'

/** What a list will show. */
interface ListTarget {
  list: AskedList
  values: FilterValues
  /** The names of records that are picked by id. */
  names: Readonly<Record<string, string>>
}

/** Opens a list with what is looked for as its filters; what that is, is read as the palette does. */
export async function understandFind(
  asking: LineContext,
  parsed: ParsedLine,
  line: FindLine | undefined,
): Promise<Interpretation> {
  const { t, context, today } = asking
  if (line === undefined) return { chips: [], suggestions: [], sentence: t('line.say.find.nothing') }
  const lists = await context.services.sessionValue(askedLists).current()()
  const { fitting, refused } = askedIn(lists, line.text, asking, daysFrom(today))
  if (fitting.length === 0) {
    const blocked = refused ? t('line.why.notInList', { list: t(refused.title) }) : t('line.why.noList')
    return { chips: refused ? [listChip(asking, refused)] : [], suggestions: [], blocked }
  }
  const shown = await shownBy(asking, fitting)
  const [only] = shown
  if (only === undefined || shown.length > 1) return whichList(asking, parsed, shown)
  const { list, values } = only
  const title = t(list.title)
  const chips = filterChips(asking, only)
  const filters = chips.map(({ label, value }) => `${label} ${value}`).join(' · ')
  return {
    chips: [listChip(asking, list), ...chips],
    sentence:
      chips.length > 0 ? t('line.say.find', { list: bold(title), filters }) : t('line.say.go', { screen: bold(title) }),
    suggestions: [],
    leads: true,
    act: async ({ services }) => {
      services.navigate(askedAddress(list, values))
      return { ok: true, text: `${title} ${filters}`.trim() }
    },
  }
}

/** What the lists would show: words nothing was made of name a customer, or are looked for as they are. */
async function shownBy(asking: LineContext, fitting: readonly ListSentence[]): Promise<readonly ListTarget[]> {
  const [{ left } = { left: [] }] = fitting
  const text = left.map((token) => token.text).join(' ')
  const isPlain = left.every(({ quoted }) => !quoted) && !PLACES.some(({ city }) => foldText(city) === foldText(text))
  const knowing = fitting.filter(({ list }) => list.customer !== undefined)
  const [customer, another] =
    text !== '' && isPlain && knowing.length > 0 ? await thingsNamed(asking, text, ['customer']) : []
  if (customer !== undefined && another === undefined) {
    return knowing.map(({ list, readings: [values] }) => ({
      list,
      values: { ...values, [list.customer ?? TEXT]: customer.id },
      names: { [customer.id]: customer.name },
    }))
  }
  return fitting.map(({ list, readings: [values] }) => ({
    list,
    values: text === '' ? values : { ...values, [TEXT]: text },
    names: {},
  }))
}

/** Several lists know all that is asked for: the person decides. */
function whichList(asking: LineContext, parsed: ParsedLine, shown: readonly ListTarget[]): Interpretation {
  const { t } = asking
  const [first] = shown
  const [part] = parsed.parts
  const chips = first ? filterChips(asking, first) : []
  return {
    chips: [{ role: 'list', value: t('line.several', { count: shown.length }), state: 'choose' }, ...chips],
    sentence: t('line.say.find', {
      list: '…',
      filters: chips.map(({ label, value }) => `${label} ${value}`).join(' · '),
    }),
    question: t('line.which.list'),
    suggestions: shown.map(({ list }) => ({ id: list.path, name: t(list.title), insert: `${list.word} ` })),
    ...(part && { replaces: { from: part.from, to: part.from } }),
  }
}

const listChip = ({ t }: LineContext, { title }: AskedList): Chip => ({ role: 'list', value: t(title), state: 'sure' })

/** The filters in the words of the list's own chips. */
const filterChips = (asking: LineContext, { list, values, names }: ListTarget): readonly (Chip & { label: string })[] =>
  filterFacts(list.filters, values, asking).map(({ label, value }) => ({
    role: 'text',
    label,
    value: names[value] ?? value,
    state: 'sure',
  }))
