/**
 * Checks out another commit in a temporary worktree until `work` resolves, and resolves with its result. Its packages
 * are this checkout's, unless its lock file differs.
 */
export declare function withCheckout<Result>(ref: string, work: (checkout: string) => Promise<Result>): Promise<Result>
