import { loadGermanPlaces } from '#src/domain/places/german/known.ts'

/**
 * All tests of a worker share what is loaded late: where towns are must not depend on which of them asked first. How it is
 * learnt has tests of its own.
 */
await loadGermanPlaces()
