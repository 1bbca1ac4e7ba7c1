import type { FormTexts } from '#src/records/form/form.ts'
import type { Proposals } from '../proposals/proposal.ts'

/** A carrier who can be asked, and what is said of him beside his name. */
export interface OfferedCarrier {
  id: string
  name: string
  detail: string
}

/** Carriers who are asked unless somebody says otherwise: as many as can be compared side by side. */
const USUALLY_ASKED = 3

/** Carriers among what is proposed: those that fit, those a rule stands against, and those that do not fit yet. */
export function carriersIn(
  { fits, misses }: Proposals,
  words: { score(score: number): string; blocked: string },
): { offered: OfferedCarrier[]; asked: string[] } {
  const free = fits.filter(({ blockers }) => blockers.length === 0)
  const found = new Map<string, OfferedCarrier>()
  const add = (id: string | undefined, name: string, detail: string) => {
    if (id !== undefined && !found.has(id)) found.set(id, { id, name, detail })
  }
  for (const { carrierId, name, place, score } of free) add(carrierId, name, `${place} · ${words.score(score)}`)
  for (const { carrierId, name, place } of fits) add(carrierId, name, `${place} · ${words.blocked}`)
  for (const { carrierId, name, lack } of misses) add(carrierId, name, lack)
  const offered = [...found.values()]
  return { offered, asked: offered.slice(0, USUALLY_ASKED).map(({ id }) => id) }
}

/** The carriers that stand in the form, ticked or not, as one text of it: a line each. */
export const offeredText = (offered: readonly OfferedCarrier[]): string =>
  offered.map(({ id, name, detail }) => [id, name, detail].join('\t')).join('\n')

export const offeredIn = ({ offered = '' }: FormTexts): OfferedCarrier[] =>
  offered.split('\n').flatMap((line) => {
    const [id = '', name = '', detail = ''] = line.split('\t')
    return id === '' ? [] : [{ id, name, detail }]
  })

/** The ids of those who are ticked, as one text of the form. */
export const askedIn = (text: string | undefined): string[] => (text ?? '').split(' ').filter((id) => id !== '')
export const askedText = (ids: readonly string[]): string => ids.join(' ')
