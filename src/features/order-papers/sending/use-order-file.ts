import { useEffect, useState } from 'react'
import type { PaperFacts } from '../facts/paper-facts.ts'

/** The PDF of an order: made once per version of it, so that the same is sent that was looked at. */
export interface OrderFile {
  file: File | undefined
  hasFailed: boolean
}

interface VersionedFile extends OrderFile {
  version: number
}

/** The same facts as long as they say the same: what is refetched is another object each time it has changed anywhere. */
function useSameFacts(facts: PaperFacts | undefined): PaperFacts | undefined {
  const [kept, setKept] = useState(facts)
  if (kept === facts || (kept && facts && JSON.stringify(kept) === JSON.stringify(facts))) return kept
  setKept(facts)
  return facts
}

/** Makes the PDF as soon as its facts are there, and starts over only where they say something else. */
export function useOrderFile(
  paper: 'forwarding' | 'confirmation',
  version: number | undefined,
  stated: PaperFacts | undefined,
  now: number,
): OrderFile {
  const facts = useSameFacts(stated)
  const [made, setMade] = useState<VersionedFile>()
  const isWanted = version !== undefined && facts !== undefined && made?.version !== version
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    const done = (file: File | undefined) => {
      if (!isOver) setMade({ version, file, hasFailed: file === undefined })
    }
    import('../pdf/make-pdf.ts')
      .then(({ makeOrderPdf }) => makeOrderPdf(paper, facts, now))
      .then(done, () => done(undefined))
    return () => {
      isOver = true
    }
  }, [isWanted, paper, version, facts, now])
  return made !== undefined && made.version === version ? made : { file: undefined, hasFailed: false }
}
