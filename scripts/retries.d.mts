export declare const RETRIES: number
export declare const MAX_FAILURES: number
