import { useEffect, useState } from 'react'
import type { PaperFacts } from '../paper-facts.ts'

/** The PDF of an order: made once per version of it, so that the same is sent that was looked at. */
export interface OrderFile {
  file: File | undefined
  hasFailed: boolean
}

interface Made extends OrderFile {
  version: number
}

/** Makes the PDF as soon as its facts are there; the library comes with the first one. */
export function useOrderFile(version: number | undefined, facts: PaperFacts | undefined, now: number): OrderFile {
  const [made, setMade] = useState<Made>()
  const isWanted = version !== undefined && facts !== undefined && made?.version !== version
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const done = (file: File | undefined) => {
      if (!isOver) setMade({ version, file, hasFailed: file === undefined })
    }
    import('../pdf/make-pdf.ts')
      .then(({ makeForwardingPdf }) => makeForwardingPdf(facts, now))
      .then(done, () => done(undefined))
    return () => {
      isOver = true
    }
  }, [isWanted, version, facts, now])
  return made !== undefined && made.version === version ? made : { file: undefined, hasFailed: false }
}
