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
		inside: "12 Ada Street; Burton Road",
		ask: "1 Dover Street",
	},
	{
		shape: "several on a line, one limited",
		list: "Ada Street, Burton Road (odd 1-45)",
		inside: "2 Ada Street; 45 Burton Road",
		outside: "44 Burton Road; 47 Burton Road",
		ask: "Burton Road",
	},
	{
		shape: "numbers first, evens, postcode",
		list: "72-118 Hemmons Road (evens) M12 4QG\n1-9 Hemmons Road (odds) M12 4QH",
		inside: "80 Hemmons Road, M12 4QG; 5 Hemmons Road, M12 4QH",
		outside: "81 Hemmons Road, M12 4QG",
		ask: "80 Hemmons Road, M12 4QX",
	},
	{
		shape: "numbers in words",
		list: "Numbers 1 to 45 odd, High Street",
		inside: "45 High Street",
		outside: "2 High Street; 46 High Street",
	},
	{
		shape: "even numbers inclusive",
		list: "Even numbers 2-40 inclusive, High St",
		inside: "40 High Street",
		outside: "39 High Street",
	},
	{
		shape: "single numbers, a range and a letter",
		list: "1, 3, 5-11 and 15a Mill Lane",
		inside: "1 Mill Lane; 3 Mill Lane; 7 Mill Lane; 15A Mill Lane",
		outside: "17 Mill Lane",
		ask: "6 Mill Lane; 15 Mill Lane",
	},
	{
		shape: "the same name with another ending",
		list: "Mill Lane",
		inside: "4 Mill Ln",
		ask: "4 Mill Road; 4 Milll Lane",
	},
	{
		shape: "a saint and a street",
		list: "St John's St\nSt Marys Rd",
		inside: "4 Saint Johns Street; 9 St. Mary's Road",
		ask: "9 St Martins Road",
	},
	{
		shape: "capitals",
		list: "ADA STREET\nBURTON RD",
		inside: "1 Ada Street; 3 Burton Road",
	},
	{
		shape: "bullets",
		list: "• Ada Street\n- Burton Road\n* Cecil Avenue\n– Dover Close",
		inside: "1 Ada Street; 1 Dover Close",
		ask: "1 Eden Close",
	},
	{
		shape: "counted lines",
		list: "1. Ada Street\n2. Burton Road\n3) Cecil Avenue",
		inside: "9 Ada Street; 9 Cecil Avenue",
	},
	{
		shape: "titles over streets",
		list: "Area 1\nAda Street\nArea 2: Daisyfield\nBurton Road\nList of streets in the designated area:\nCecil Avenue",
		inside: "1 Ada Street; 1 Cecil Avenue",
		ask: "1 Dover Road",
	},
	{
		shape: "part of a street",
		list: "Ada Street\nPart of Park Close",
		inside: "1 Ada Street",
		ask: "1 Park Close; 1 Dover Road",
	},
	{
		shape: "from a junction",
		list: "Ada Street\nBurton Road from the junction of Ada Street to Cecil Avenue",
		inside: "1 Ada Street",
		ask: "1 Burton Road",
	},
	{
		shape: "excluded numbers",
		list: "Ada Street excluding numbers 3 and 5",
		inside: "1 Ada Street",
		outside: "3 Ada Street",
		ask: "Ada Street",
	},
	{
		shape: "excluded words",
		list: "Ada Street except the new flats",
		ask: "1 Ada Street",
	},
	{
		shape: "both sides",
		list: "Both sides of Ada Street",
		inside: "1 Ada Street; 2 Ada Street",
	},
	{
		shape: "flats of a building",
		list: "Ada Street\nFlats 1-12 Rose Court",
		inside: "3 Ada Street",
		ask: "3 Rose Court",
	},
	{
		shape: "open at its end",
		list: "High Street from 101 upwards",
		inside: "101 High Street",
		outside: "99 High Street",
	},
	{
		shape: "a table with tabs",
		list: "Street\tNumbers\tPostcode\nAda Street\t2-40 even\tM12 4QG\nBurton Road\tAll\tM12 4QH",
		inside: "2 Ada Street, M12 4QG; 7 Burton Road, M12 4QH",
		outside: "3 Ada Street, M12 4QG",
	},
	{
		shape: "street first, then its numbers",
		list: "Ada Street: 1, 3, 5-11 odd",
		inside: "9 Ada Street",
		outside: "10 Ada Street; 13 Ada Street",
	},
	{
		shape: "streets and numbers by turns",
		list: "Ada Street 1-45 odd, Burton Road 2-20 even, Cecil Avenue",
		inside: "45 Ada Street; 20 Burton Road; 1 Cecil Avenue",
		outside: "2 Ada Street",
	},
	{
		shape: "odd and even ranges of one street",
		list: "Ada Street (odds 1-45 and evens 2-40)",
		outside: "46 Ada Street",
	},
	{
		shape: "one street twice, by its parts",
		list: "Ada Street 1-9 odd\nAda Street 2-10 even",
		inside: "9 Ada Street; 10 Ada Street",
		outside: "11 Ada Street",
	},
	{
		shape: "one street twice, with and without",
		list: "Ada Street\nAda Street excluding 3",
		inside: "1 Ada Street",
		ask: "3 Ada Street",
	},
	{
		shape: "a range whose side nobody says",
		list: "Ada Street 1-45",
		inside: "7 Ada Street",
		outside: "47 Ada Street",
		ask: "8 Ada Street",
	},
	{
		shape: "a range over both sides",
		list: "Ada Street 1-46",
		inside: "7 Ada Street; 8 Ada Street",
		outside: "47 Ada Street",
	},
	{
		shape: "consecutive numbers",
		list: "Ada Street, consecutive numbers 1-45",
		inside: "8 Ada Street",
	},
	{
		shape: "semicolons",
		list: "Ada Street; Burton Road; Cecil Avenue (evens)",
		inside: "1 Burton Road; 2 Cecil Avenue",
		outside: "1 Cecil Avenue",
	},
	{
		shape: "and between streets",
		list: "Ada Street and Burton Road",
		inside: "1 Ada Street; 1 Burton Road",
	},
	{
		shape: "and within a name",
		list: "Rose and Crown Yard",
		inside: "1 Rose & Crown Yard",
		ask: "1 Crown Yard",
	},
	{
		shape: "an ordinal",
		list: "2nd Avenue\n3rd Avenue",
		inside: "7 2nd Avenue",
		ask: "7 4th Avenue",
	},
	{
		shape: "a name without an ending",
		list: "Broadway\nKingsway\nThe Cut",
		inside: "1 Broadway; 1 The Cut",
		ask: "1 Queensway",
	},
	{
		shape: "sectors of postcodes",
		list: "Ada Street BB1 6",
		inside: "1 Ada Street, BB1 6XY",
		outside: "1 Ada Street, BB1 7XY",
	},
	{
		shape: "a sentence in the middle",
		list: "Ada Street\nAll properties which are in multiple occupation need a licence.\nBurton Road",
		inside: "1 Ada Street",
		ask: "1 Dover Road",
	},
	{
		shape: "numbers without a street",
		list: "Ada Street\n12, 14 and 16",
		ask: "1 Ada Street; 1 Dover Road",
	},
	{
		shape: "a slip of the pen",
		list: "Hemons Road",
		ask: "4 Hemmons Road; 4 Ada Road",
	},
	{
		shape: "an ending left out",
		list: "Hemmons",
		ask: "4 Hemmons Road",
	},
	{
		shape: "abbreviations",
		list: "Ada Tce\nBurton Gdns\nCecil Cres\nDover Sq",
		inside: "1 Ada Terrace; 1 Burton Gardens; 1 Cecil Crescent; 1 Dover Square",
	},
	{
		shape: "a house over two numbers, a letter, a flat",
		list: "Ada Street 1-45 odd",
		inside: "43-45 Ada Street; Flat 2, 9 Ada Street",
		outside: "Flat 9, 2 Ada Street",
		ask: "45-47 Ada Street; 45A Ada Street",
	},
];
