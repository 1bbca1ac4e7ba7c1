import { loadPlaces } from '#src/domain/places/known-places.ts'

/**
 * All tests of a worker share what is loaded late: where towns are must not depend on which of them asked first. How it is
 * learnt has tests of its own.
 */
await loadPlaces()
