import { SCENARIOS, type FaultTarget } from '#src/contract/mock/control.ts'
import type { MockVerb } from '#src/contract/mock/verbs.ts'

/** Which world a backend has; another seed, scale or fleet is another world. */
export interface WorldName {
  seed: number
  scale: number
  /** So many vehicles in all; the usual ones where nothing is said. */
  vehicles?: number | undefined
  /** So many further tours over seven days. */
  tours?: number | undefined
  /** What is to happen in it, as an address says it (`scenario=stau-a2&latency=500`): a fresh world of its own that no one keeps. */
  wishes?: string | undefined
}

/** A world as the name of its worker, so that each has its own. */
export const nameOfWorld = ({ seed, scale, vehicles, tours, wishes }: WorldName) =>
  ['dispo-mock', seed, scale, ...fleetWords(vehicles, tours), ...(wishes === undefined ? [] : [`?${wishes}`])].join(' ')

function fleetWords(vehicles: number | undefined, tours: number | undefined): number[] {
  if (tours !== undefined) return [vehicles ?? 0, tours]
  return vehicles === undefined ? [] : [vehicles]
}

/** The world of a worker's name; the usual one for any other name. */
export function worldOfName(name: string): WorldName {
  const parts = /^dispo-mock (\d+) ([\d.]+)(?: (\d+))?(?: (\d+))?(?: \?(\S+))?$/.exec(name) ?? []
  const [, seed, scale, vehicles, tours, wishes] = parts
  return {
    seed: Number(seed ?? 4711),
    scale: Number(scale ?? 1),
    ...fleetOf(vehicles),
    ...toursOf(tours),
    ...(wishes !== undefined && { wishes }),
  }
}

/**
 * The world an address asks for with `?seed=`, `?scale=`, `?vehicles=` and `?tours=`; what is missing, or no such number, is
 * as usual. One in which something is to happen (`?scenario=`, `?latency=`, `?fail=`) is another one than that of everyday.
 */
export function worldOfAddress(search: string): WorldName {
  const wanted = new URLSearchParams(search)
  const usual = worldOfName('')
  const seed = /^\d{1,6}$/.exec(wanted.get('seed') ?? '')?.[0]
  const scale = /^\d{1,6}(\.\d{1,3})?$/.exec(wanted.get('scale') ?? '')?.[0]
  const vehicles = /^\d{1,5}$/.exec(wanted.get('vehicles') ?? '')?.[0]
  const tours = /^\d{1,5}$/.exec(wanted.get('tours') ?? '')?.[0]
  return {
    seed: Number(seed ?? usual.seed),
    scale: Number(scale ?? usual.scale),
    ...fleetOf(vehicles),
    ...toursOf(tours),
    ...wishesOf(wanted),
  }
}

/** `?scenario=`, `?latency=` in milliseconds and any number of `?fail=endpoint:status[:times]`; what is none of that is passed over. */
function wishesOf(wanted: URLSearchParams): Pick<WorldName, 'wishes'> {
  const wishes = new URLSearchParams()
  const scenario = wanted.get('scenario') ?? ''
  if (SCENARIOS.some((known) => known === scenario)) wishes.set('scenario', scenario)
  const latency = /^\d{1,5}$/.exec(wanted.get('latency') ?? '')?.[0]
  if (latency !== undefined) wishes.set('latency', latency)
  for (const fault of wanted.getAll('fail')) if (FAULT.test(fault)) wishes.append('fail', fault)
  return wishes.size === 0 ? {} : { wishes: wishes.toString() }
}

const FAULT = /^([a-zA-Z]+\.[a-zA-Z]+|\*):([2-5]\d\d)(?::(\d{1,4}))?$/

/** The verbs that do what an address wishes: first what goes wrong, then the scenario. */
export function verbsOfWishes(wishes: string): MockVerb[] {
  const wanted = new URLSearchParams(wishes)
  const latency = wanted.get('latency')
  const scenario = SCENARIOS.find((known) => known === wanted.get('scenario'))
  const faults = wanted.getAll('fail').flatMap((text): MockVerb[] => {
    const [, name, status, times] = FAULT.exec(text) ?? []
    // Whether there is such an endpoint is asked where the verb is done.
    const target = name as FaultTarget | undefined
    if (target === undefined) return []
    return [{ do: 'fail', name: target, status: Number(status), ...(times !== undefined && { times: Number(times) }) }]
  })
  return [
    ...(latency === null ? [] : [{ do: 'latency' as const, milliseconds: Number(latency) }]),
    ...faults,
    ...(scenario === undefined ? [] : [{ do: 'scenario' as const, name: scenario }]),
  ]
}

const fleetOf = (vehicles: string | undefined) =>
  vehicles === undefined || vehicles === '0' ? {} : { vehicles: Number(vehicles) }
const toursOf = (tours: string | undefined) => (tours === undefined ? {} : { tours: Number(tours) })
