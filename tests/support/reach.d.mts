export declare function nearest(
  tests: readonly string[],
  files: readonly string[],
  importers?: ReadonlyMap<string, readonly string[]>,
): string[]
