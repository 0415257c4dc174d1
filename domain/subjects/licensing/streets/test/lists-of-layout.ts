import type { ListOfStreets } from "./list-of-streets.ts";

/** Lists by the way they are laid out and headed: the truth of each is stated by hand, and what is ambiguous is to be asked. */
export const listsOfLayout: readonly ListOfStreets[] = [
	{
		shape: "headed as excluded",
		list: "Streets NOT included\nAda Street\nBurton Road 1-9 odd",
		homes: {
			"1 Ada Street": "ask",
			"1 Burton Road": "ask",
			"2 Burton Road": "ask",
			"1 Dover Street": "ask",
		},
	},
	{
		shape: "headed as exempt",
		list: "The following roads are exempt:\nAda Street\nBurton Road 1-9 odd",
		homes: {
			"1 Ada Street": "ask",
			"1 Burton Road": "ask",
			"2 Burton Road": "ask",
			"1 Dover Street": "ask",
		},
	},
	{
		shape: "headed by excluding",
		list: "Daisyfield Ward, excluding:\nAda Street\nBurton Road 1-9 odd",
		homes: {
			"1 Ada Street": "ask",
			"1 Burton Road": "ask",
			"2 Burton Road": "ask",
			"1 Dover Street": "ask",
		},
	},
	{
		shape: "a sentence that leaves out",
		list: "Licences are not needed in these streets:\nAda Street\nBurton Road 1-9 odd",
		homes: {
			"1 Ada Street": "ask",
			"1 Burton Road": "ask",
			"2 Burton Road": "ask",
			"1 Dover Street": "ask",
		},
	},
	{
		shape: "headed as outside of the area",
		list: "Roads outside the designated area\nAda Street\nBurton Road 1-9 odd",
		homes: {
			"1 Ada Street": "ask",
			"1 Burton Road": "ask",
			"2 Burton Road": "ask",
			"1 Dover Street": "ask",
		},
	},
	{
		shape: "headed all but",
		list: "All streets in the ward except:\nAda Street\nBurton Road 1-9 odd",
		homes: {
			"1 Ada Street": "ask",
			"1 Burton Road": "ask",
			"2 Burton Road": "ask",
			"1 Dover Street": "ask",
		},
	},
	{
		shape: "headed as removed",
		list: "REMOVED FROM THE SCHEME\nAda Street\nBurton Road 1-9 odd",
		homes: {
			"1 Ada Street": "ask",
			"1 Burton Road": "ask",
			"2 Burton Road": "ask",
			"1 Dover Street": "ask",
		},
	},
	{
		shape: "headed as lapsed",
		list: "Streets whose designation lapsed\nAda Street\nBurton Road 1-9 odd",
		homes: {
			"1 Ada Street": "ask",
			"1 Burton Road": "ask",
			"2 Burton Road": "ask",
			"1 Dover Street": "ask",
		},
	},
	{
		shape: "included above, excluded below",
		list: "Streets included\nAda Street\nBurton Road 1-9 odd\nStreets excluded\nCecil Avenue",
		homes: { "1 Ada Street": "ask", "2 Burton Road": "ask", "1 Cecil Avenue": "ask" },
	},
	{
		shape: "a column that says whether",
		list: "Street | Included\nAda Street | Yes\nBurton Road | No",
		homes: { "1 Ada Street": "ask", "1 Burton Road": "ask" },
	},
	{
		shape: "a street marked as excluded",
		list: "Ada Street\nBurton Road (not included)",
		homes: { "1 Ada Street": "inside", "1 Burton Road": "ask" },
	},
	{
		shape: "postcodes at the ends of lines",
		list: "Ada Street, M12 4QG\nBurton Road (M12 4QH)\nCecil Avenue m12 4qj",
		homes: {
			"1 Ada Street, M12 4QG": "inside",
			"1 Burton Road, M12 4QH": "inside",
			"1 Cecil Avenue, M12 4QJ": "inside",
			"1 Ada Street, M12 4QX": "outside",
		},
	},
	{
		shape: "postcodes as bullets",
		list: "Ada Street\n• M12 4QG\n• M12 4QH\nBurton Road\n• M12 4QJ",
		homes: {
			"1 Ada Street, M12 4QG": "inside",
			"1 Burton Road, M12 4QJ": "inside",
			"1 Ada Street, M12 4QX": "ask",
		},
	},
	{
		shape: "one postcode behind several streets",
		list: "Ada Street, Burton Road, M12 4QG\nCecil Avenue",
		homes: {
			"1 Ada Street, M12 4QX": "ask",
			"1 Burton Road, M12 4QG": "ask",
			"1 Cecil Avenue, M12 4QX": "inside",
		},
	},
	{
		shape: "two columns with a tab",
		list: "Ada Street\tBurton Road\nCecil Avenue\tDover Street",
		homes: { "1 Ada Street": "inside", "1 Burton Road": "inside", "1 Dover Street": "inside" },
	},
	{
		shape: "two columns with wide spaces",
		list: "Ada Street 1-9 odd      Burton Road 2-10 even\nCecil Avenue            Dover Street",
		homes: {
			"3 Ada Street": "inside",
			"4 Ada Street": "outside",
			"4 Burton Road": "inside",
			"1 Dover Street": "inside",
		},
	},
	{
		shape: "cells with bars",
		list: "| Street name | Numbers |\n| Ada Street | 1-45 odd |\n| Burton Road | All |\n| Cecil Avenue | 2-40, 44 |",
		homes: {
			"45 Ada Street": "inside",
			"2 Ada Street": "outside",
			"7 Burton Road": "inside",
			"44 Cecil Avenue": "inside",
			"3 Cecil Avenue": "ask",
			"46 Cecil Avenue": "outside",
		},
	},
	{
		shape: "commas between streets and numbers",
		list: "Ada Street, 1-9, Burton Road, 2-10\nCecil Avenue, 1-9 odd, Dover Street",
		homes: {
			"3 Ada Street": "inside",
			"11 Ada Street": "outside",
			"4 Burton Road": "inside",
			"12 Burton Road": "outside",
			"1 Cecil Avenue": "ask",
			"20 Cecil Avenue": "ask",
			"20 Dover Street": "ask",
		},
	},
	{
		shape: "commas with the numbers first",
		list: "1-9 odd, Ada Street, 2-10 even, Burton Road",
		homes: {
			"3 Ada Street": "inside",
			"4 Ada Street": "outside",
			"4 Burton Road": "inside",
			"3 Burton Road": "outside",
		},
	},
	{
		shape: "a name broken over two lines",
		list: "Ada Street, Burton\nRoad, Cecil Avenue\nDover Street\nEden Close",
		homes: { "1 Ada Street": "ask", "1 Burton Road": "ask", "1 Eden Close": "inside" },
	},
	{
		shape: "numbers broken over two lines",
		list: "Ada Street (odd numbers 1 to\n45), Burton Road\nEden Close\nFlint Lane",
		homes: { "1 Ada Street": "ask", "2 Ada Street": "ask", "1 Flint Lane": "inside" },
	},
	{
		shape: "numbers on the next line",
		list: "Ada Street\n1-9 odd\nBurton Road\n2-10 even",
		homes: { "2 Ada Street": "ask", "3 Ada Street": "ask", "12 Burton Road": "ask" },
	},
	{
		shape: "columns one below the other",
		list: "Ada Street\nBurton Road\nCecil Avenue\n1-9 odd\nAll\n2-10 even",
		homes: { "2 Ada Street": "ask", "2 Burton Road": "ask", "3 Cecil Avenue": "ask" },
	},
	{
		shape: "sides as headings",
		list: "Odd numbers only\nAda Street\nBurton Road\nEven numbers only\nCecil Avenue\nDover Street",
		homes: { "2 Ada Street": "ask", "2 Burton Road": "ask", "3 Dover Street": "ask" },
	},
	{
		shape: "parts as a heading",
		list: "Part streets:\nAda Street\nBurton Road",
		homes: { "2 Ada Street": "ask", "2 Burton Road": "ask" },
	},
	{
		shape: "a line that ends in a comma",
		list: "Ada Street,\nBurton Road,\nCecil Avenue",
		homes: { "1 Ada Street": "inside", "1 Burton Road": "inside", "1 Cecil Avenue": "inside" },
	},
	{
		shape: "a comma before the next line's numbers",
		list: "Ada Street,\n1-9 Burton Road\nCecil Avenue\nDover Street",
		homes: { "20 Ada Street": "ask", "3 Burton Road": "ask", "1 Dover Street": "inside" },
	},
	{
		shape: "counted with points",
		list: "1. Ada Street\n2. Burton Road 1-9 odd\n3. 72-118 Hemmons Road (evens)",
		homes: {
			"9 Ada Street": "inside",
			"3 Burton Road": "inside",
			"4 Burton Road": "outside",
			"80 Hemmons Road": "inside",
			"3 Hemmons Road": "outside",
		},
	},
	{
		shape: "counted without points",
		list: "1 Ada Street\n2 Burton Road\n3 Cecil Avenue\n4 Dover Street",
		homes: { "1 Ada Street": "ask", "9 Ada Street": "ask", "4 Dover Street": "ask" },
	},
	{
		shape: "columns that were pasted with single spaces",
		list: "Street Numbers\nAda Street 1 45 odd\nBurton Road 1-9 odd",
		homes: {
			"3 Ada Street": "ask",
			"1 Ada Street": "ask",
			"3 Burton Road": "inside",
			"4 Burton Road": "outside",
		},
	},
	{
		shape: "a footnote",
		list: "Ada Street*\nBurton Road\n* part only",
		homes: { "1 Ada Street": "ask", "1 Burton Road": "ask" },
	},
	{
		shape: "a paragraph",
		list: "Ada Street, Burton Road, Cecil Avenue, Dover Street, Eden Close (1-9 odd), Flint Lane, Grange Road and Hemmons Road.",
		homes: {
			"1 Ada Street": "inside",
			"3 Eden Close": "inside",
			"4 Eden Close": "outside",
			"1 Grange Road": "inside",
			"1 Hemmons Road": "inside",
		},
	},
	{
		shape: "two streets without a comma",
		list: "Ada Street Burton Road\nAda Street. Burton Road.\nCecil Avenue",
		homes: { "1 Ada Street": "ask", "1 Burton Road": "ask", "1 Cecil Avenue": "inside" },
	},
	{
		shape: "bullets of a word processor",
		list: "○ Ada Street\n▪ Burton Road 1-9 odd\na) Cecil Avenue\n(b) Dover Street",
		homes: {
			"1 Ada Street": "inside",
			"4 Burton Road": "outside",
			"1 Cecil Avenue": "inside",
			"1 Dover Street": "inside",
		},
	},
];
