import type { ListOfStreets } from "./list-of-streets.ts";

/** House numbers, sides and exceptions as councils word them: the truth of each is stated by hand, and what is ambiguous is to be asked. */
export const listsOfNumbers: readonly ListOfStreets[] = [
	{
		shape: "all of a street, in many words",
		list: "Ada Street (whole road)\nBurton Road (both sides)\nCecil Avenue - all\nThe whole of Dover Street\nEden Close (entire street)\nAll properties on Flint Lane\nGrange Road: all numbers",
		inside:
			"1 Ada Street; 2 Burton Road; 3 Cecil Avenue; 4 Dover Street; 5 Eden Close; 6 Flint Lane; 7 Grange Road",
	},
	{
		shape: "exceptions by numbers",
		list: "Ada Street except 12 and 14\nBurton Road (excluding even numbers)\nCecil Avenue 1-45 odd (except 7)\nDover Street, excluding nos. 2-10 even",
		inside: "11 Ada Street; 1 Burton Road; 5 Cecil Avenue; 5 Dover Street",
		outside:
			"12 Ada Street; 14 Ada Street; 2 Burton Road; 7 Cecil Avenue; 2 Cecil Avenue; 4 Dover Street",
		ask: "12A Ada Street; Burton Road",
	},
	{
		shape: "exceptions in words",
		list: "Ada Street except the corner shops\nBurton Road other than properties owned by the council\nCecil Avenue (excluding new build)\nDover Street",
		inside: "1 Dover Street",
		ask: "1 Ada Street; 1 Burton Road; 1 Cecil Avenue",
	},
	{
		shape: "letters in ranges",
		list: "1a, 3b-7c Ada Street\nBurton Road 2-10a even",
		inside: "1A Ada Street; 3B Ada Street; 5 Ada Street; 10 Burton Road; 10A Burton Road",
		outside: "9 Ada Street; 11 Burton Road",
		ask: "1 Ada Street; 3 Ada Street; 4 Ada Street; 7D Ada Street; 10B Burton Road",
	},
	{
		shape: "sides in many words",
		list: "Ada Street odds only\nBurton Road, evens\nCecil Avenue (odd 1-45)\nNos. 1 to 45 (odd) Dover Street\nEden Close: 1 – 45 odds & 2–40 evens\nFlint Lane (even side)\nGrange Road all even numbers",
		inside:
			"3 Ada Street; 4 Burton Road; 45 Cecil Avenue; 45 Dover Street; 45 Eden Close; 40 Eden Close; 4 Flint Lane; 8 Grange Road",
		outside:
			"4 Ada Street; 5 Burton Road; 44 Cecil Avenue; 2 Dover Street; 42 Eden Close; 3 Flint Lane; 9 Grange Road",
	},
	{
		shape: "open at one end",
		list: "Ada Street numbers 72 onwards\nBurton Road up to 45\nCecil Avenue 101 and above (odd)\nDover Street (10+ even)",
		inside: "72 Ada Street; 45 Burton Road; 103 Cecil Avenue; 12 Dover Street",
		outside: "71 Ada Street; 47 Burton Road; 102 Cecil Avenue; 8 Dover Street",
		ask: "73 Ada Street; 44 Burton Road",
	},
	{
		shape: "numbers between two streets",
		list: "Ada Street 1-9, 11 Burton Road\nCecil Avenue",
		inside: "1 Cecil Avenue",
		ask: "1 Ada Street; 11 Ada Street; 13 Burton Road",
	},
	{
		shape: "a side behind two streets",
		list: "Ada Street and Burton Road (odd numbers only)\nCecil Avenue",
		inside: "1 Cecil Avenue",
		ask: "2 Ada Street; 3 Ada Street; 3 Burton Road",
	},
	{
		shape: "a side that its numbers contradict",
		list: "Ada Street 1-46 odd\nBurton Road 45-1 odd\nCecil Avenue 112-18 even\nDover Street",
		inside: "1 Dover Street",
		ask: "3 Ada Street; 4 Ada Street; 3 Burton Road; 114 Cecil Avenue",
	},
	{
		shape: "houses over the edge of a range",
		list: "Hemmons Road 72-74 even",
		inside: "72-74 Hemmons Road",
		outside: "76-78 Hemmons Road; 73-75 Hemmons Road",
		ask: "74-76 Hemmons Road; 74A Hemmons Road",
	},
	{
		shape: "two ranges and one side",
		list: "Ada Street 1-9, 21-45 odd",
		inside: "3 Ada Street; 23 Ada Street",
		outside: "22 Ada Street",
		ask: "4 Ada Street",
	},
	{
		shape: "a side before or behind several streets",
		list: "Even: Ada Street, Burton Road\nOdds Cecil Avenue, Dover Street\nEden Close, Flint Lane (evens)\nGrange Road, Hemmons Road: 1-9 odd\nIvy Lane",
		inside: "1 Ivy Lane",
		ask: "3 Ada Street; 3 Burton Road; 4 Dover Street; 3 Eden Close; 11 Grange Road; 11 Hemmons Road",
	},
	{
		shape: "an exception behind several streets",
		list: "Ada Street, Burton Road (excluding evens)\nCecil Avenue, Dover Street (excluding 12)",
		inside: "12 Cecil Avenue",
		outside: "12 Dover Street",
		ask: "4 Ada Street; 4 Burton Road",
	},
	{
		shape: "a part behind several streets",
		list: "Ada Street, Burton Road (part)\nCecil Avenue",
		inside: "1 Cecil Avenue",
		ask: "1 Ada Street; 1 Burton Road",
	},
	{
		shape: "values parted by commas",
		list: 'Street,Numbers,Side\nAda Street,1-45,Odd\n"Burton Road",All,\n"Cecil Avenue","2-40",Even',
		inside: "3 Ada Street; 1 Burton Road; 4 Cecil Avenue",
		outside: "4 Ada Street; 5 Cecil Avenue",
	},
];
