import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Remedy, Verdict, Violation } from '#src/domain/planning/scene/placement.ts'

/** A moment in Berlin as day of the month and time: `27 10:30`; as it is where it is none. */
export const moment = (epoch: number | undefined): string => {
  if (epoch === undefined || !Number.isFinite(epoch)) return String(epoch)
  const { date, time } = epochToZoned(epoch)
  return `${date.slice(8)} ${time}`
}

const valueText = ([name, value]: [string, string | number]) =>
  `${name}=${name.endsWith('At') ? moment(Number(value)) : value}`

const remedyText = ({ kind, placement, values }: Remedy) => {
  const said = Object.entries(values).map(valueText)
  return ` → ${[kind, placement.resource, placement.tourId, moment(placement.startAt), ...said].join(' ')}`
}

const violationText = ({ code, severity, values, at, stopIndex, tourId, remedy, final }: Violation) =>
  [
    `${severity}${final === true ? ' final' : ''} ${code.replace('reason.', '').replace('plan.', '')}`,
    stopIndex === undefined ? '' : `#${stopIndex}`,
    tourId === undefined ? '' : `~${tourId}`,
    at ? `@${moment(at.from)}–${moment(at.to)}` : '',
    ...Object.entries(values).map(valueText),
  ]
    .filter((part) => part !== '')
    .join(' ') + (remedy ? remedyText(remedy) : '')

/** All a verdict says, whole, one line each: what, at which stop `#`, with which tour `~`, when `@`, and what would be better `→`. */
export const told = ({ violations, hints }: Pick<Verdict, 'violations' | 'hints'>): string[] =>
  [...violations, ...hints].map(violationText)
