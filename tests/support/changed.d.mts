export declare function fitting(tests: readonly string[], seconds: number, costOf: (test: string) => number): string[]
