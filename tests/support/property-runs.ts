import fc from 'fast-check'

/**
 * Property tests try the same 200 cases everywhere, so that a failure on one machine is one on every machine.
 * `PROPERTY_RUNS=5000 npm run check -- unit` tries that many other ones: a way to look for faults, not a gate.
 */
const wanted = Number(process.env['PROPERTY_RUNS'])
fc.configureGlobal(wanted > 0 ? { numRuns: wanted } : { numRuns: 200, seed: 20_261_122 })
