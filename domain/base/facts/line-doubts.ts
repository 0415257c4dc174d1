/** Why a line of a street list was not fully read. Doubts about the list itself leave all of it open. */
export const lineDoubts = {
	too_long: "The list is too long to be read: paste the streets alone.",
	excludes: "It may list what is left out. Paste only the streets that are included.",
	about_list:
		"It says something of the lines around it that we cannot read. Say it on each line, or take it away.",
	exception: "It makes an exception that no house numbers tell.",
	part: "It means a part of a street that no house numbers tell.",
	building: "It names a building or its flats: name the house numbers in the street.",
	numbers: "Its house numbers cannot be read with certainty.",
	area: "A street or an area? Write “all of” before a street.",
	runs_on: "It seems to run on into the next line: put each street on a line of its own.",
	counted: "A place in the list or a house number? Take the counting away.",
	postcode: "Its postcode may belong to another street: put each street on a line of its own.",
	words: "It has words that we cannot read.",
	side: "It does not say whether it means one side of the street: write odd, even or consecutive.",
	same_name: "Another part of the list names the same street with other numbers.",
} as const satisfies Readonly<Record<string, string>>;

export type LineDoubt = keyof typeof lineDoubts;
