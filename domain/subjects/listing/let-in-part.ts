/** Titles of single rooms: "Double bedroom in 5 bed house", "Room 4, 12 High Street". Three bedrooms "in Leeds" are a home. */
const ROOM =
	/\b(?:house|flat)[ -]?share\b|\bshared (?:house|flat|home|accommodation)\b|^rooms?\b(?! (?:lane|road|street|close)\b)|\brooms? (?:in (?:a|an|this|our)\b|available|to (?:rent|let)\b)|\broom in\b(?! (?:the )?(?:roof|loft|attic|eaves|basement)\b)|(?<!\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[ -]?)\bbed ?room (?:in|within|of) (?:a |an |this |our )?(?:large |lovely |spacious |modern |friendly )?(?:\d{1,2}|two|three|four|five|six|seven|eight|shared|house|flat|home|hmo)\b/gi;
/** A single room by its kind or number: "Single room, bills included", "Bedroom 3, 12 High Street". Room measurements do not match. */
const ONE_ROOM =
	/^(?:(?:large|lovely|spacious|bright|furnished|modern|beautiful) )*(?:(?:(?:en-?suite|single|double|twin|master|king[ -]?size) )+room(?=,| (?:to|in|available|for|near|at)\b)|(?:(?:en-?suite|single|double|twin|master|king[ -]?size) )*bed ?room (?:to (?:rent|let)\b|with [a-z -]{1,20} in (?:an? |this |our )?(?:(?!the )\w+ )?(?:house|flat|home)\b))|^bed ?room \d{1,2}, ?\d{1,4}[a-z]? (?!feet\b|met)[a-z]{3}/i;
/** The same within running text, where "room in" may be any room of the home. */
const ROOM_LET =
	/\brooms? to (?:rent|let)\b|\bhouse ?share\b|\bflat ?share\b|\b(?:let|rent(?:ed)?) by the room\b/gi;
/** The rent of one person or room, not of the home. */
const PER_PERSON =
	/(?<![a-z])p\.?p\.?(?: ?\/? ?p\.?(?:w|c\.?m|m)\b| ?\/ ?(?:w(?:ee)?k|month)\b)|(?<![a-z])p\.?pw\b|\bper (?:person|room|bed(?: ?room)?|head|tenant|student|sharer|individual|occupant)\b|\bp\/p\b/gi;
/** The same after a price, where a sentence may mean anything by it. */
const EACH =
	/\b(?:each(?! (?:calendar )?(?:month|mth|week|wk|quarter|year)\b)|pp)\b|\ba (?:person|bed ?room|room|student|tenant)\b|\/ ?(?:person|room)\b/i;
/** Student homes are let by the person, unless stated otherwise. */
const STUDENT = /\bstudent (?:house|flat|home|let|accommodation|property|room|halls?|studio)s?\b/gi;
/** Preceding words that negate it or refer to a neighbour. */
const ELSEWHERE =
	/\b(?:no|not|non|never|near(?:by)?|close to|next to|opposite|beside|walk|minutes|(?:ideal|perfect|great|suit\w*) (?:for|as))\b[^.!?,;]{0,40}$/i;
/** Preceding words that make a sum per person something other than rent. */
const NO_RENT =
	/\bnot (?:priced )?$|(?<!\b(?:no|nil|zero|without) (?:\w+ ){0,2})\b(?:deposit|fees?|referenc\w*|income|utilit\w+|package|insurance|permit|cleaning|(?<!inc\w* (?:all )?)bills?(?! inc))\b(?! free)(?:[^.!?;,]|,\d){0,40}$/i;
/** "Two cars per room" is no rent. */
const OF_MONEY = /£|\b(?:rent|price)|week|month|\bp\.?p/i;

/** Whether a title, a kind of property or an address is that of a room, or of a student's place. */
export function isPartOfHome(text: string): boolean {
	return (
		ONE_ROOM.test(text) || [ROOM, ROOM_LET, STUDENT].some((words) => says(text, words, [ELSEWHERE]))
	);
}

/** Whether the words of a rent make it one person's or one room's. */
export function isPerPerson(words: string): boolean {
	return says(words, PER_PERSON, []) || EACH.test(words);
}

/** Whether a line of a text says that the home is let in parts. */
export function saysInParts(line: string): boolean {
	return (
		says(line, ROOM_LET, [ELSEWHERE]) || (OF_MONEY.test(line) && says(line, PER_PERSON, [NO_RENT]))
	);
}

/** Whether a text contains the words without a preceding word that negates them. */
function says(text: string, words: RegExp, unless: readonly RegExp[]): boolean {
	return [...text.matchAll(words)].some(({ index }) => {
		const before = text.slice(Math.max(0, index - 60), index);
		return !unless.some((pattern) => pattern.test(before));
	});
}
