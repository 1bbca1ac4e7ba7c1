export interface Step {
  name: string
  run: string[]
  env?: Record<string, string>
  limit: number
  cores: number
  needs?: string[]
  budget?: number
}
export declare const lint: { run: string[]; env?: Record<string, string> }
export declare const NEEDS_BROWSER: readonly string[]
export declare function stepsFor(options: {
  goesOn: boolean
  store: string
  repeats?: number
  workers?: number
}): Step[]
