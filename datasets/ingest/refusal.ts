/** Something the person at the keyboard can put right: its message is one sentence, shown without a stack. */
export class Refusal extends Error {}
