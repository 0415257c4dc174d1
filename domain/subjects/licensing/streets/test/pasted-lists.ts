import type { ListOfStreets } from "./list-of-streets.ts";

/** Lists as they are copied off a council's page, with what stands beside the streets there: the truth of each is stated by hand, and what is ambiguous is to be asked. */
export const pastedLists: readonly ListOfStreets[] = [
	{
		shape: "postcodes parted by a slash",
		list: "1 to 53 Birch Road, M8 5RT / M8 5RU\nAda Street 2-10 even M8 5SP/M8 5SW\n13 to 52 Cecil Road, M8 5SH / 5SF",
		inside:
			"1 Birch Road, M8 5RT; 53 Birch Road, M8 5RU; 4 Ada Street, M8 5SW; 14 Cecil Road, M8 5SF",
		outside: "55 Birch Road, M8 5RU; 12 Ada Street, M8 5SW; 60 Cecil Road, M8 5SF",
		ask: "1 Birch Road, M8 5RX",
	},
	{
		shape: "a range before a name that begins with a tree",
		list: "51 to 83 Ash Tree Road, M8 5SA\n2 Ash Lane\n1 to 9 Oaks Lane\n5 Oaks Road",
		inside: "51 Ash Tree Road, M8 5SA; 2 Ash Lane; 9 Oaks Lane",
		outside: "85 Ash Tree Road, M8 5SA",
		ask: "5 Oaks Road",
	},
	{
		shape: "a sentence pasted along",
		list: "The scheme will affect the streets:\n1 to 9 Ada Street (odds)\nLandlords must apply for a licence.\nManchester City Council has designated the streets below.\nBurton Road",
		inside: "3 Ada Street; 1 Burton Road",
		outside: "11 Ada Street",
		ask: "1 Cecil Avenue",
	},
	{
		shape: "a sentence that limits",
		list: "The scheme will affect houses in multiple occupation:\nAda Street\nBurton Road",
		ask: "3 Ada Street; 1 Burton Road",
	},
	{
		shape: "a sentence that begins later",
		list: "The streets will need a licence from May:\nAda Street",
		ask: "3 Ada Street",
	},
	{
		shape: "a sentence that names a place",
		list: "All homes in Moorside are included.\nAda Street 1-9 odd",
		inside: "3 Ada Street",
		ask: "11 Ada Street",
	},
	{
		shape:
			"a line pasted along: The scheme came into force on 13 March 2017 and covers the following streets:",
		list: "The scheme came into force on 13 March 2017 and covers the following streets:\nAda Street 1-9 odd\nBurton Road",
		inside: "3 Ada Street; 1 Burton Road",
		outside: "11 Ada Street",
		ask: "1 Cecil Avenue",
	},
	{
		shape: "a line pasted along: This page was last updated on 4 May 2022",
		list: "This page was last updated on 4 May 2022\nAda Street 1-9 odd\nBurton Road",
		inside: "3 Ada Street; 1 Burton Road",
		outside: "11 Ada Street",
		ask: "1 Cecil Avenue",
	},
	{
		shape: "a line pasted along: Apply online",
		list: "Apply online\nAda Street 1-9 odd\nBurton Road",
		inside: "3 Ada Street; 1 Burton Road",
		outside: "11 Ada Street",
		ask: "1 Cecil Avenue",
	},
	{
		shape: "a line pasted along: Selective licensing - Crumpsall",
		list: "Selective licensing - Crumpsall\nAda Street 1-9 odd\nBurton Road",
		inside: "3 Ada Street; 1 Burton Road",
		outside: "11 Ada Street",
		ask: "1 Cecil Avenue",
	},
	{
		shape: "a line pasted along: Last updated: 4 May 2022",
		list: "Last updated: 4 May 2022\nAda Street 1-9 odd\nBurton Road",
		inside: "3 Ada Street; 1 Burton Road",
		outside: "11 Ada Street",
		ask: "1 Cecil Avenue",
	},
	{
		shape: "a line pasted along: The designation came into force on 1 June 2023.",
		list: "The designation came into force on 1 June 2023.\nAda Street 1-9 odd\nBurton Road",
		inside: "3 Ada Street; 1 Burton Road",
		outside: "11 Ada Street",
		ask: "1 Cecil Avenue",
	},
	{
		shape:
			"a line that limits: The scheme comes into force on 13 March 2030 and covers the following streets:",
		list: "The scheme comes into force on 13 March 2030 and covers the following streets:\nAda Street 1-9 odd\nBurton Road",
		ask: "3 Ada Street; 1 Burton Road",
	},
	{
		shape:
			"a line that limits: The scheme came into force on 13 March 2017 and covers houses in the following streets:",
		list: "The scheme came into force on 13 March 2017 and covers houses in the following streets:\nAda Street 1-9 odd\nBurton Road",
		ask: "3 Ada Street; 1 Burton Road",
	},
	{
		shape:
			"a line that limits: The scheme came into force on 13 March 2017 and covers only part of the streets:",
		list: "The scheme came into force on 13 March 2017 and covers only part of the streets:\nAda Street 1-9 odd\nBurton Road",
		ask: "3 Ada Street; 1 Burton Road",
	},
	{
		shape: "a line that limits: The scheme ended on 4 May 2022",
		list: "The scheme ended on 4 May 2022\nAda Street 1-9 odd\nBurton Road",
		ask: "3 Ada Street; 1 Burton Road",
	},
	{
		shape: "a line that limits: Selective licensing - excluded",
		list: "Selective licensing - excluded\nAda Street 1-9 odd\nBurton Road",
		ask: "3 Ada Street; 1 Burton Road",
	},
	{
		shape: "a line that limits: Additional licensing - Crumpsall",
		list: "Additional licensing - Crumpsall\nAda Street 1-9 odd\nBurton Road",
		ask: "3 Ada Street; 1 Burton Road",
	},
	{
		shape: "a sentence on both sides of the street",
		list: "Ada Street\nThis includes both sides of the street.\nBurton Road",
		inside: "3 Ada Street; 1 Burton Road",
		ask: "1 Cecil Avenue",
	},
	{
		shape: "postcodes joined by and",
		list: "1 to 53 Birch Road, M8 5RT and M8 5RU\nAda Street 2-10 even M8 5SP & M8 5SW",
		inside: "1 Birch Road, M8 5RT; 53 Birch Road, M8 5RU; 4 Ada Street, M8 5SW",
		outside: "55 Birch Road, M8 5RU",
	},
];
