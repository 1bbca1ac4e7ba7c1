export declare function processorSeconds(): number
export declare function endedProgramsSeconds(): number
