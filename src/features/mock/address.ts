import type { MockState } from '#src/contract/mock/control.ts'

/** The address of this page that makes the same happen in a fresh world: seed, latency, lasting faults and the scenario played last. */
export function addressOf(state: MockState, href: string): string {
  const url = new URL(href)
  for (const name of ['seed', 'latency', 'fail', 'scenario']) url.searchParams.delete(name)
  const wishes = [`seed=${state.seed}`]
  if (state.latency > 0) wishes.push(`latency=${state.latency}`)
  for (const { kind, name, status, times } of state.faults) {
    if (kind === 'fail' && status !== undefined) wishes.push(`fail=${[name, status, times].filter(Boolean).join(':')}`)
  }
  if (state.played !== undefined) wishes.push(`scenario=${state.played}`)
  url.search = [url.search.slice(1), ...wishes].filter((part) => part !== '').join('&')
  return url.href
}
