/** What is wrong with an archive that should be Code-Point Open: a clause without a full stop. */
export class Defect extends Error {}
