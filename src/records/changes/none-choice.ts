import type { Choice } from '#src/commands/gate/command.ts'

/** That there shall be none, where there is one. It stands last: the choice on top is the one a quick Enter takes. */
export function noneChoice<V>(isThere: boolean, value: V & { name: string }, refusal?: string): Choice<V>[] {
  if (!isThere) return []
  return [{ id: 'nobody', title: value.name, value, ...(refusal !== undefined && { blocked: refusal }) }]
}
