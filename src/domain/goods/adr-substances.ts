import { riskLabels } from './adr.ts'
import type { AdrLine } from './adr-line-text.ts'

/** What table A of the ADR says of one packing group of a substance; none, or no code, is undefined. */
export interface SubstanceGroup {
  packingGroup?: string | undefined
  tunnelCode?: string | undefined
  /** Transport category for the 1000-point rule, 0 to 4. */
  category?: number | undefined
  /** Most of one inner packaging of a limited quantity, `1 l`; `0` where none may be. Source: ADR 2025, 3.4, table A, column 7a */
  limited?: string | undefined
  /** Code of excepted quantities, `E0` where none may be. Source: ADR 2025, 3.5.1.2, table A, column 7b */
  excepted?: string | undefined
}

/**
 * A substance of table A. `class` is the one it belongs to; its subsidiary risks stand beside it, `?` where they differ by what a
 * person has to choose.
 */
export interface AdrSubstance {
  unNumber: string
  name: string
  class: string
  risks: string
  groups: readonly SubstanceGroup[]
}

const said = (text: string | undefined) => (text === undefined || text === '' || text === '-' ? undefined : text)

function groupOf(text: string): SubstanceGroup {
  const [group, code = '', category, limited, excepted] = text.split(':')
  return {
    packingGroup: said(group),
    // A dash as tunnel code is a code of its own: every tunnel may be passed.
    tunnelCode: code,
    category: said(category) ? Number(category) : undefined,
    limited: said(limited)?.replace(/(?<=\d)(?=[a-z])/, ' '),
    excepted: said(excepted),
  }
}

function readRow(row: string): AdrSubstance {
  const [unNumber = '', name = '', classes = '', groups = ''] = row.split('|')
  const [, adrClass = '', risks = ''] = /^(\S+)(?: \((.+)\))?$/.exec(classes) ?? []
  return { unNumber, name, class: adrClass, risks, groups: groups.split(' ').map(groupOf) }
}

/** The rows of a table of substances by UN number. */
function readTable(table: string): ReadonlyMap<string, AdrSubstance> {
  const rows = table.split('\n').filter((row) => row !== '')
  return new Map(rows.map(readRow).map((one) => [one.unNumber, one]))
}

let known: ReadonlyMap<string, AdrSubstance> | undefined

/** A substance, as far as the table has been fetched. */
export const knownSubstance = (unNumber: string): AdrSubstance | undefined => known?.get(unNumber)

/** The substances there are, fetched the first time somebody asks. */
export async function adrSubstances(): Promise<ReadonlyMap<string, AdrSubstance>> {
  if (known === undefined) {
    const [first, second] = await Promise.all([import('./adr-table.ts'), import('./adr-table-2000.ts')])
    known = readTable(`${first.ADR_TABLE}\n${second.ADR_TABLE_2000}`)
  }
  return known
}

/** The group that is meant: as said, or the only one there is; nothing where a person has to choose. */
export function groupFor({ groups }: AdrSubstance, packingGroup: string | undefined): SubstanceGroup | undefined {
  return groups.length === 1 ? groups[0] : groups.find((one) => one.packingGroup === packingGroup)
}

type Particulars = Pick<AdrLine, 'name' | 'class' | 'risks' | 'packingGroup' | 'tunnelCode'>

const filled = (typed: string | undefined, told: string | undefined) => (typed?.trim() ? typed : told)

/** The subsidiary risks of a substance, for a line of its class. */
function risksTold(line: Partial<AdrLine>, { class: adrClass, risks }: AdrSubstance): string | undefined {
  const isOther = !!line.class?.trim() && line.class !== adrClass
  return isOther || risks === '' || riskLabels(risks) === undefined ? undefined : risks
}

/**
 * A line with what table A says of its number where no one has typed it: name, class and subsidiary risks, packing group and tunnel
 * code where there is but one, or the group is said. A line whose number is not known stays as it is.
 */
export function withSubstance<Line extends Partial<AdrLine>>(line: Line, substance: AdrSubstance | undefined): Line {
  if (substance === undefined) return line
  const group = groupFor(substance, line.packingGroup)
  const told: Particulars = {
    name: filled(line.name, substance.name),
    class: filled(line.class, substance.class),
    risks: filled(line.risks, risksTold(line, substance)),
    packingGroup: filled(line.packingGroup, group?.packingGroup),
    tunnelCode: filled(line.tunnelCode, group?.tunnelCode),
  }
  return { ...line, ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) }
}

/** What one number had filled in goes when another is typed. */
export function withoutSubstance<Line extends Partial<AdrLine>>(line: Line, substance: AdrSubstance | undefined): Line {
  if (substance === undefined) return line
  const own = (group: SubstanceGroup) => group.packingGroup === line.packingGroup
  const isTold = {
    name: line.name === substance.name,
    class: line.class === substance.class,
    risks: line.risks === substance.risks,
    packingGroup: substance.groups.some(own),
    tunnelCode: substance.groups.some(({ tunnelCode }) => tunnelCode === line.tunnelCode),
  }
  return {
    ...line,
    ...Object.fromEntries(Object.entries(isTold).flatMap(([key, is]) => (is ? [[key, undefined]] : []))),
  }
}
