export interface FileTime {
  file: string
  seconds: number
}
export interface BudgetException extends FileTime {
  reason: string
}
export declare const NODE_BUDGET: number
export declare const BOOTED_BUDGET: number
export declare const BUSY_FACTOR: number
export declare const EXCEPTIONS: readonly BudgetException[]
export declare function overBudget(
  times: readonly FileTime[],
  budget: number,
  exceptions?: readonly BudgetException[],
): string[]
