import type { ListOfStreets } from "./list-of-streets.ts";

/** Lists by what stands in their columns: the truth of each is stated by hand, and what is ambiguous is to be asked. */
export const listsOfColumns: readonly ListOfStreets[] = [
	{
		shape: "columns of first, last and side",
		list: "Street\tFrom\tTo\tSide\nAda Street\t1\t45\todd\nBurton Road\t2\t40\teven",
		homes: { "1 Ada Street": "ask", "9 Ada Street": "ask", "3 Burton Road": "ask" },
	},
	{
		shape: "a column of sides",
		list: "Ada Street\t1-45\tOdd\nBurton Road\t2-40\tEven",
		homes: { "9 Ada Street": "inside", "8 Ada Street": "outside", "40 Burton Road": "inside" },
	},
	{
		shape: "a column of sides beside ranges over both",
		list: "Street\tNumbers\tSide\nAda Street\t1-48\todd\nBurton Road\t1-48\tEven only\nCecil Avenue\t1-48\tall\nDover Street\t1-47\tboth sides",
		homes: {
			"1 Ada Street": "inside",
			"47 Ada Street": "inside",
			"48 Ada Street": "outside",
			"49 Ada Street": "outside",
			"2 Burton Road": "inside",
			"48 Burton Road": "inside",
			"1 Burton Road": "outside",
			"1 Cecil Avenue": "inside",
			"48 Cecil Avenue": "inside",
			"50 Cecil Avenue": "outside",
			"46 Dover Street": "inside",
			"47 Dover Street": "inside",
			"48 Dover Street": "outside",
		},
	},
	{
		shape: "a column of sides of which no end of the range is one",
		list: "Ada Street\t2-48\todd\nBurton Road\t1-47\teven\nCecil Avenue\t48-1\todd\nDover Street\t7\teven",
		homes: {
			"3 Ada Street": "ask",
			"2 Ada Street": "ask",
			"2 Burton Road": "ask",
			"3 Cecil Avenue": "ask",
			"7 Dover Street": "ask",
		},
	},
	{
		shape: "a column of wards",
		list: "Ward\tStreet\tNumbers\nDaisyfield\tAda Street\t1-9 odd\nHemmons\tBurton Road\tAll",
		homes: {
			"3 Ada Street in Daisyfield": "inside",
			"4 Ada Street in Daisyfield": "outside",
			"3 Ada Street": "ask",
			"1 Burton Road in Daisyfield": "ask",
			"1 Burton Road in Hemmons": "inside",
		},
	},
];
