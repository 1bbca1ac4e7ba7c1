interface Scheduled {
  name: string
  cores: number
  needs?: readonly string[]
}
export declare function startable<S extends Scheduled>(waiting: readonly S[], running: readonly S[], cores: number): S[]
export declare function inOrder<S extends Scheduled>(
  steps: readonly S[],
  cores: number,
  run: (step: S) => Promise<boolean>,
): Promise<void>
