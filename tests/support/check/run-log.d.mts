import type { FileTime } from './budget.mjs'

export interface StepCosts {
  name: string
  seconds: number
  processor?: number
  files?: readonly FileTime[]
}
export interface Run {
  at: string
  steps: readonly StepCosts[]
}
export declare function slowestFiles(steps: readonly StepCosts[], count?: number): FileTime[]
export declare function writeRun(folder: string, steps: readonly StepCosts[], now?: Date): string
export declare function readRun(path: string): Run
export declare function knownTimes(folder: string): Map<string, number>
export declare function compareRuns(before: Run, after: Run): string[]
