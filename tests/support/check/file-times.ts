import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    /** What the tests and hooks of a file have cost. */
    processorSeconds?: number
  }
}

/** Writes the processor seconds of each file into the file that `FILE_TIMES` names. */
export default class FileTimes implements Reporter {
  readonly #times: { file: string; seconds: number }[] = []

  onTestModuleEnd(module: TestModule): void {
    const { processorSeconds } = module.meta()
    if (processorSeconds !== undefined)
      this.#times.push({ file: module.relativeModuleId, seconds: Math.round(processorSeconds * 100) / 100 })
  }

  onTestRunEnd(): void {
    const path = process.env['FILE_TIMES']
    if (path !== undefined) writeFileSync(path, JSON.stringify(this.#times))
  }
}
