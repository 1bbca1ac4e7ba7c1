import type { Reporter, TestCase } from 'vitest/node'

/** Names, at the end of a run, the tests that passed only when they were tried again (`--retry`). */
export default class SecondTries implements Reporter {
  readonly #names: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    if (this.#names.length > 0) console.log(['', 'Passed only at the second try:', ...this.#names, ''].join('\n'))
  }
}
