import type { ListOfStreets } from "./list-of-streets.ts";
import { listsOfColumns } from "./lists-of-columns.ts";
import { listsOfLayout } from "./lists-of-layout.ts";
import { listsOfNames } from "./lists-of-names.ts";
import { listsOfNumbers } from "./lists-of-numbers.ts";
import { pastedLists } from "./pasted-lists.ts";

/** Lists in the shapes in which councils print them; the streets are invented, or common names. */
export const streetLists: readonly ListOfStreets[] = [
	...listsOfNames,
	...listsOfNumbers,
	...listsOfLayout,
	...listsOfColumns,
	...pastedLists,
	{
		shape: "a street a line",
		list: "Ada Street\nBurton Road\nCecil Avenue",
		homes: { "12 Ada Street": "inside", "Burton Road": "inside", "1 Dover Street": "ask" },
	},
	{
		shape: "several on a line, one limited",
		list: "Ada Street, Burton Road (odd 1-45)",
		homes: {
			"2 Ada Street": "inside",
			"45 Burton Road": "inside",
			"44 Burton Road": "outside",
			"47 Burton Road": "outside",
			"Burton Road": "ask",
		},
	},
	{
		shape: "numbers first, evens, postcode",
		list: "72-118 Hemmons Road (evens) M12 4QG\n1-9 Hemmons Road (odds) M12 4QH",
		homes: {
			"80 Hemmons Road, M12 4QG": "inside",
			"81 Hemmons Road, M12 4QG": "outside",
			"80 Hemmons Road, M12 4QX": "ask",
			"5 Hemmons Road, M12 4QH": "inside",
		},
	},
	{
		shape: "numbers in words",
		list: "Numbers 1 to 45 odd, High Street",
		homes: { "45 High Street": "inside", "2 High Street": "outside", "46 High Street": "outside" },
	},
	{
		shape: "even numbers inclusive",
		list: "Even numbers 2-40 inclusive, High St",
		homes: { "40 High Street": "inside", "39 High Street": "outside" },
	},
	{
		shape: "single numbers, a range and a letter",
		list: "1, 3, 5-11 and 15a Mill Lane",
		homes: {
			"1 Mill Lane": "inside",
			"3 Mill Lane": "inside",
			"7 Mill Lane": "inside",
			"6 Mill Lane": "ask",
			"15A Mill Lane": "inside",
			"15 Mill Lane": "ask",
			"17 Mill Lane": "outside",
		},
	},
	{
		shape: "the same name with another ending",
		list: "Mill Lane",
		homes: { "4 Mill Ln": "inside", "4 Mill Road": "ask", "4 Milll Lane": "ask" },
	},
	{
		shape: "a saint and a street",
		list: "St John's St\nSt Marys Rd",
		homes: {
			"4 Saint Johns Street": "inside",
			"9 St. Mary's Road": "inside",
			"9 St Martins Road": "ask",
		},
	},
	{
		shape: "capitals",
		list: "ADA STREET\nBURTON RD",
		homes: { "1 Ada Street": "inside", "3 Burton Road": "inside" },
	},
	{
		shape: "bullets",
		list: "• Ada Street\n- Burton Road\n* Cecil Avenue\n– Dover Close",
		homes: { "1 Ada Street": "inside", "1 Dover Close": "inside", "1 Eden Close": "ask" },
	},
	{
		shape: "counted lines",
		list: "1. Ada Street\n2. Burton Road\n3) Cecil Avenue",
		homes: { "9 Ada Street": "inside", "9 Cecil Avenue": "inside" },
	},
	{
		shape: "titles over streets",
		list: "Area 1\nAda Street\nArea 2: Daisyfield\nBurton Road\nList of streets in the designated area:\nCecil Avenue",
		homes: { "1 Ada Street": "inside", "1 Cecil Avenue": "inside", "1 Dover Road": "ask" },
	},
	{
		shape: "part of a street",
		list: "Ada Street\nPart of Park Close",
		homes: { "1 Ada Street": "inside", "1 Park Close": "ask", "1 Dover Road": "ask" },
	},
	{
		shape: "from a junction",
		list: "Ada Street\nBurton Road from the junction of Ada Street to Cecil Avenue",
		homes: { "1 Burton Road": "ask", "1 Ada Street": "inside" },
	},
	{
		shape: "excluded numbers",
		list: "Ada Street excluding numbers 3 and 5",
		homes: { "1 Ada Street": "inside", "3 Ada Street": "outside", "Ada Street": "ask" },
	},
	{
		shape: "excluded words",
		list: "Ada Street except the new flats",
		homes: { "1 Ada Street": "ask" },
	},
	{
		shape: "both sides",
		list: "Both sides of Ada Street",
		homes: { "1 Ada Street": "inside", "2 Ada Street": "inside" },
	},
	{
		shape: "flats of a building",
		list: "Ada Street\nFlats 1-12 Rose Court",
		homes: { "3 Rose Court": "ask", "3 Ada Street": "inside" },
	},
	{
		shape: "open at its end",
		list: "High Street from 101 upwards",
		homes: { "101 High Street": "inside", "99 High Street": "outside" },
	},
	{
		shape: "a table with tabs",
		list: "Street\tNumbers\tPostcode\nAda Street\t2-40 even\tM12 4QG\nBurton Road\tAll\tM12 4QH",
		homes: {
			"2 Ada Street, M12 4QG": "inside",
			"3 Ada Street, M12 4QG": "outside",
			"7 Burton Road, M12 4QH": "inside",
		},
	},
	{
		shape: "street first, then its numbers",
		list: "Ada Street: 1, 3, 5-11 odd",
		homes: { "9 Ada Street": "inside", "10 Ada Street": "outside", "13 Ada Street": "outside" },
	},
	{
		shape: "streets and numbers by turns",
		list: "Ada Street 1-45 odd, Burton Road 2-20 even, Cecil Avenue",
		homes: {
			"45 Ada Street": "inside",
			"2 Ada Street": "outside",
			"20 Burton Road": "inside",
			"1 Cecil Avenue": "inside",
		},
	},
	{
		shape: "odd and even ranges of one street",
		list: "Ada Street (odds 1-45 and evens 2-40)",
		homes: { "46 Ada Street": "outside" },
	},
	{
		shape: "one street twice, by its parts",
		list: "Ada Street 1-9 odd\nAda Street 2-10 even",
		homes: { "9 Ada Street": "inside", "10 Ada Street": "inside", "11 Ada Street": "outside" },
	},
	{
		shape: "one street twice, with and without",
		list: "Ada Street\nAda Street excluding 3",
		homes: { "1 Ada Street": "inside", "3 Ada Street": "ask" },
	},
	{
		shape: "a range whose side nobody says",
		list: "Ada Street 1-45",
		homes: { "7 Ada Street": "inside", "8 Ada Street": "ask", "47 Ada Street": "outside" },
	},
	{
		shape: "a range over both sides",
		list: "Ada Street 1-46",
		homes: { "7 Ada Street": "inside", "8 Ada Street": "inside", "47 Ada Street": "outside" },
	},
	{
		shape: "consecutive numbers",
		list: "Ada Street, consecutive numbers 1-45",
		homes: { "8 Ada Street": "inside" },
	},
	{
		shape: "semicolons",
		list: "Ada Street; Burton Road; Cecil Avenue (evens)",
		homes: { "1 Burton Road": "inside", "2 Cecil Avenue": "inside", "1 Cecil Avenue": "outside" },
	},
	{
		shape: "and between streets",
		list: "Ada Street and Burton Road",
		homes: { "1 Ada Street": "inside", "1 Burton Road": "inside" },
	},
	{
		shape: "and within a name",
		list: "Rose and Crown Yard",
		homes: { "1 Rose & Crown Yard": "inside", "1 Crown Yard": "ask" },
	},
	{
		shape: "an ordinal",
		list: "2nd Avenue\n3rd Avenue",
		homes: { "7 2nd Avenue": "inside", "7 4th Avenue": "ask" },
	},
	{
		shape: "a name without an ending",
		list: "Broadway\nKingsway\nThe Cut",
		homes: { "1 Broadway": "inside", "1 The Cut": "inside", "1 Queensway": "ask" },
	},
	{
		shape: "sectors of postcodes",
		list: "Ada Street BB1 6",
		homes: { "1 Ada Street, BB1 6XY": "inside", "1 Ada Street, BB1 7XY": "outside" },
	},
	{
		shape: "a sentence in the middle",
		list: "Ada Street\nAll properties which are in multiple occupation need a licence.\nBurton Road",
		homes: { "1 Ada Street": "inside", "1 Dover Road": "ask" },
	},
	{
		shape: "numbers without a street",
		list: "Ada Street\n12, 14 and 16",
		homes: { "1 Ada Street": "ask", "1 Dover Road": "ask" },
	},
	{
		shape: "a slip of the pen",
		list: "Hemons Road",
		homes: { "4 Hemmons Road": "ask", "4 Ada Road": "ask" },
	},
	{
		shape: "an ending left out",
		list: "Hemmons",
		homes: { "4 Hemmons Road": "ask" },
	},
	{
		shape: "abbreviations",
		list: "Ada Tce\nBurton Gdns\nCecil Cres\nDover Sq",
		homes: {
			"1 Ada Terrace": "inside",
			"1 Burton Gardens": "inside",
			"1 Cecil Crescent": "inside",
			"1 Dover Square": "inside",
		},
	},
	{
		shape: "a house over two numbers, a letter, a flat",
		list: "Ada Street 1-45 odd",
		homes: {
			"43-45 Ada Street": "inside",
			"45-47 Ada Street": "ask",
			"45A Ada Street": "ask",
			"Flat 2, 9 Ada Street": "inside",
			"Flat 9, 2 Ada Street": "outside",
		},
	},
];
