/** A question answered with a text. */
export interface TextQuestion {
  title: string
  label: string
  detail?: string
  required?: boolean
  confirmLabel?: string
  /** A look at what it is about in place of an answer: by `alt+enter` it is left unanswered, and this opens. */
  beside?: { label: string; open(): void }
  /** What was given before, to go on from. */
  text?: string
  /** One line, which Enter answers; says what is wrong with a text, which then is not sent. */
  line?(text: string): string | undefined
  /** What is made of the line as it stands, said below it before it is answered; nothing where nothing is understood yet. */
  understood?(text: string): string | undefined
  /**
   * Does what the text is asked for while the question still stands; true when it is done. Where it is not, or where this
   * throws, the text stays and is sent again when the person says so (decision A17).
   */
  send?(text: string): Promise<boolean>
}

/** A question answered with yes or no; it names the object in its title. */
export interface ConfirmQuestion {
  title: string
  detail?: string
  confirmLabel: string
  destructive?: boolean
  /** It comes with an answer of the server, while the person may be typing something else: Enter then changes nothing. */
  late?: boolean
}
