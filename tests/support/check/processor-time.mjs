import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100

/** Processor seconds of this process with all of its threads, and of the programs it has started and seen end. */
export function processorSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + endedProgramsSeconds()
}

/** Processor seconds of the programs this process has started and seen end, with theirs; 0 where the system does not say. */
export function endedProgramsSeconds() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The name of the program, which may hold anything, ends with the last bracket.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15)
    return (Number(user) + Number(system)) / TICKS
  } catch {
    return 0
  }
}
