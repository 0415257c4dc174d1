/** What a room is called that is let by itself: "Double bedroom in 5 bed house", "Room 4, 12 High Street". Three bedrooms "in Leeds" are a home. */
const ROOM =
	/\b(?:house|flat)[ -]?share\b|\bshared (?:house|flat|home|accommodation)\b|^rooms?\b(?! (?:lane|road|street|close)\b)|\brooms? (?:in (?:a|an|this|our)\b|available|to (?:rent|let)\b)|\broom in\b|(?<!\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)[ -]?)\bbed ?room (?:in|within|of) (?:a |an |this |our )?(?:large |lovely |spacious |modern |friendly )?(?:\d{1,2}|two|three|four|five|six|seven|eight|shared|house|flat|home|hmo)\b/i;
/** The same anywhere in a text, where "room in" may be any room of the home. */
const ROOM_LET = /\brooms? to (?:rent|let)\b|\bhouse ?share\b|\bflat ?share\b/i;
/** The rent of one person or room, not of the home. */
const PER_PERSON =
	/(?<![a-z])p\.?p\.?(?: ?\/? ?p\.?(?:w|c\.?m|m)\b| ?\/ ?(?:w(?:ee)?k|month)\b)|(?<![a-z])p\.?pw\b|\bper (?:person|room|bed ?room|head|tenant|student|sharer|individual|occupant)\b|\bp\/p\b/i;
/** The same behind a price, where a sentence may mean anything by it. */
const EACH =
	/\b(?:each|pp)\b|\ba (?:person|bed ?room|room|student|tenant)\b|\/ ?(?:person|room)\b/i;
/** Homes of students are let by the person, unless they say otherwise. */
const STUDENT = /\bstudent (?:house|flat|home|let|accommodation|property|room|halls?|studio)s?\b/i;

/** Whether a title, a kind of property or an address is that of a room, or of a student's place. */
export function isPartOfHome(text: string): boolean {
	return ROOM.test(text) || STUDENT.test(text);
}

/** Whether the words of a rent make it one person's or one room's. */
export function isPerPerson(words: string): boolean {
	return PER_PERSON.test(words) || EACH.test(words);
}

/** Whether a line of a text says that the home is let in parts. */
export function saysInParts(line: string): boolean {
	return ROOM_LET.test(line) || PER_PERSON.test(line);
}
