export declare const STYLES: string
export declare function browserEntries(): string[]
