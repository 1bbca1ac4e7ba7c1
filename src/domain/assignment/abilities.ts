import type { LackingAbility } from '../goods/abilities.ts'
import type { AssignmentConflict } from '../refusals/conflict.ts'
import type { ReasonCode } from '../refusals/reason-messages.ts'

/** What is said of an ability a subcontractor says he has not, and of one he has said nothing of. */
const CODES: Readonly<Record<LackingAbility['ability'], readonly [no: ReasonCode, unknown: ReasonCode]>> = {
  adr: ['reason.plan.adr', 'reason.plan.adrUnknown'],
  tailLift: ['reason.plan.tailLift', 'reason.plan.tailLiftUnknown'],
  palletExchange: ['reason.plan.palletExchange', 'reason.plan.palletExchangeUnknown'],
  temperature: ['reason.plan.coldRange', 'reason.plan.coldUnknown'],
}

/** A lack as a conflict: what he says he cannot stands in the way, what he has not said is only said. Source: decision 045 */
export function abilityConflict(
  ability: LackingAbility['ability'],
  isKnown: boolean,
  values: AssignmentConflict['values'],
): AssignmentConflict {
  const [no, unknown] = CODES[ability]
  return { code: isKnown ? no : unknown, severity: isKnown ? 'block' : 'warn', values }
}
