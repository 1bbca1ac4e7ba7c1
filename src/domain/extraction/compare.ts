import { floorLength } from '../goods/loading-meters.ts'
import { stateOf, type Readings } from './fields.ts'

/** So far, in metres, loading metres may be from those of the pallets without a question. */
const NEAR = 0.25
/** How sure loading metres are that the pallets contradict. */
const CONTRADICTED = 71

/** Readings in which the loading metres are held against the pallets: where they are others, both are offered. */
export function compared(readings: Readings): Readings {
  const meters = readings['cargo.loadingMeters']
  const [count, type] = [readings['cargo.packageCount'], readings['cargo.packageType']]
  if (
    meters?.value === undefined ||
    count?.value === undefined ||
    count.source === undefined ||
    count.doubts.length > 0
  )
    return readings
  const length = floorLength({
    packageCount: count.value,
    packageType: type?.value,
    stackable: readings['cargo.stackable']?.value,
  })
  if (length === undefined || Math.abs(length.loadingMeters - meters.value) <= NEAR) return readings
  const confidence = Math.min(meters.confidence, CONTRADICTED)
  const calculated = {
    value: length.loadingMeters,
    text: count.text ?? '',
    source: count.source,
    confidence: confidence - 1,
  }
  return {
    ...readings,
    'cargo.loadingMeters': {
      ...meters,
      confidence,
      state: stateOf(confidence),
      doubts: [...new Set([...meters.doubts, 'conflict' as const])],
      alternatives: [calculated, ...meters.alternatives].slice(0, 3),
    },
  }
}
