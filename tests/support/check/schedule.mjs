/**
 * Which of the waiting steps start now: in their order, as far as cores are free and what they need has ended. One that does not fit
 * yet holds back no later one that does.
 */
export function startable(waiting, running, cores) {
  const isOpen = new Set([...waiting, ...running].map(({ name }) => name))
  let free = running.reduce((left, step) => left - step.cores, cores)
  return waiting.filter(({ cores: wanted, needs = [] }) => {
    if (wanted > free || needs.some((name) => isOpen.has(name))) return false
    free -= wanted
    return true
  })
}

/** Runs steps until all have ended or `run` answers that it does not go on. */
export async function inOrder(steps, cores, run) {
  const waiting = [...steps]
  const running = []
  let goesOn = true
  await new Promise((done, fail) => {
    const next = () => {
      if (running.length === 0 && (!goesOn || waiting.length === 0)) return done()
      if (!goesOn) return
      for (const step of startable(waiting, running, cores)) {
        waiting.splice(waiting.indexOf(step), 1)
        running.push(step)
        run(step).then((isGoingOn) => {
          running.splice(running.indexOf(step), 1)
          goesOn &&= isGoingOn
          next()
        }, fail)
      }
    }
    next()
  })
}
