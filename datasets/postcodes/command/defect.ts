/** What is wrong with a file that should be a national postcode file: a clause without a full stop. */
export class Defect extends Error {}
