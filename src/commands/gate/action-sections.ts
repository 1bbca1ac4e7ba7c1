/** The parts in which a menu lists what can be done with a record, in their order; each has a heading. */
export const actionSections = ['status', 'plan', 'change', 'papers', 'open', 'remove'] as const
export type ActionSection = (typeof actionSections)[number]

interface SectionHint {
  section?: ActionSection
  changesData?: boolean
  opensField?: boolean
}

/** Where a command stands: where it says so, else by whether it changes the record or only shows or copies it. */
export function sectionOf({ section, changesData, opensField }: SectionHint): ActionSection {
  return section ?? (changesData || opensField ? 'change' : 'open')
}

/** Entries by section, each with what can be run before what cannot; sections without one are left out. */
export function bySection<T>(
  entries: readonly T[],
  commandOf: (entry: T) => SectionHint,
  isBlocked: (entry: T) => boolean,
): readonly { section: ActionSection; entries: readonly T[] }[] {
  return actionSections.flatMap((section) => {
    const here = entries.filter((entry) => sectionOf(commandOf(entry)) === section)
    const sorted = here.toSorted((one, other) => Number(isBlocked(one)) - Number(isBlocked(other)))
    return sorted.length === 0 ? [] : [{ section, entries: sorted }]
  })
}
