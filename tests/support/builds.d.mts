type Mode = 'browser' | 'mock' | 'standalone' | 'server' | 'production'
export declare const PRODUCTION_API: string
export declare function ensureBuilds<M extends Mode>(modes: readonly M[]): Promise<Record<M, string>>
