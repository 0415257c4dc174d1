import type { ListOfStreets } from "./list-of-streets.ts";

/** Names that are easily misread, and what limits a street in words: the truth of each is stated by hand, and what is ambiguous is to be asked. */
export const listsOfNames: readonly ListOfStreets[] = [
	{
		shape: "ordinals in words and in figures",
		list: "Second Avenue\n3rd Avenue 1-9 odd\n12th Street",
		homes: {
			"7 2nd Avenue": "inside",
			"5 Third Avenue": "inside",
			"4 Third Avenue": "outside",
			"8 Twelfth Street": "inside",
			"8 Second Street": "ask",
		},
	},
	{
		shape: "a name that begins with All",
		list: "All Saints Road\nAll Hallows Lane (odd 1-9)",
		homes: {
			"2 All Saints Road": "inside",
			"2 Saints Road": "ask",
			"3 All Hallows Lane": "inside",
			"4 All Hallows Lane": "outside",
		},
	},
	{
		shape: "a part in brackets",
		list: "Ada Street (part)\nBurton Road [Part]\nCecil Avenue (pt)\nDover Street",
		homes: {
			"1 Ada Street": "ask",
			"1 Burton Road": "ask",
			"1 Cecil Avenue": "ask",
			"1 Dover Street": "inside",
		},
	},
	{
		shape: "one part among streets on a line",
		list: "Ada Street, Burton Road (part), Cecil Avenue (2-10 even)",
		homes: {
			"1 Ada Street": "inside",
			"1 Burton Road": "ask",
			"4 Cecil Avenue": "inside",
			"5 Cecil Avenue": "outside",
		},
	},
	{
		shape: "between junctions",
		list: "Ada Street between the junctions of Burton Road and Cecil Avenue\nDover Street from Eden Close to Flint Lane\nGrange Road up to the bridge\nBurton Road",
		homes: {
			"1 Ada Street": "ask",
			"1 Dover Street": "ask",
			"1 Grange Road": "ask",
			"1 Burton Road": "inside",
			"1 Cecil Avenue": "ask",
			"1 Flint Lane": "ask",
		},
	},
	{
		shape: "flats of a building in a street",
		list: "Flats 1-12, Foo House, Bar Street\nRose Court, Ada Street\nApartments 1 to 9 Mill Lane\nBurton Road",
		homes: {
			"3 Bar Street": "ask",
			"3 Rose Court": "ask",
			"3 Ada Street": "ask",
			"3 Mill Lane": "ask",
			"3 Burton Road": "inside",
		},
	},
	{
		shape: "saints and streets",
		list: "St. John's St\nSt Johns Terr.\nUpper St James Rd\nSt Ann’s Sq",
		homes: {
			"4 Saint John's Street": "inside",
			"4 St Johns Terrace": "inside",
			"4 Upper Saint James Road": "inside",
			"4 St Anns Square": "inside",
			"4 John Street": "ask",
		},
	},
	{
		shape: "names with the",
		list: "The Crescent\nThe Avenue 1-9 odd\nThe High Street",
		homes: {
			"4 The Crescent": "inside",
			"3 The Avenue": "inside",
			"4 The Avenue": "outside",
			"4 High Street": "inside",
			"4 Crescent Road": "ask",
		},
	},
	{
		shape: "names with a number behind",
		list: "Avenue 3\nRoad 5 (odd 1-9)",
		homes: { "3 Avenue 3": "inside", "4 Road 5": "outside", "3 Avenue 4": "ask" },
	},
	{
		shape: "names with a measure",
		list: "100 Acre Road\nSeven Acre Lane\nAda Street",
		homes: {
			"100 Acre Road": "ask",
			"5 Acre Road": "ask",
			"5 100 Acre Road": "ask",
			"5 Seven Acre Lane": "inside",
			"1 Ada Street": "inside",
		},
	},
	{
		shape: "a road's number is no postcode",
		list: "A6 Stockport Road\nAda Street",
		homes: { "1 Stockport Road": "ask", "1 Ada Street": "inside" },
	},
	{
		shape: "wards between the lines",
		list: "Daisyfield Ward\nAda Street\nBurton Road\n\nWard: Hemmons\nCecil Avenue\nWensley ward:\nDover Street",
		homes: {
			"1 Ada Street": "inside",
			"1 Cecil Avenue": "inside",
			"1 Dover Street": "inside",
			"1 Daisyfield": "ask",
		},
	},
	{
		shape: "areas that may be streets",
		list: "Castle Hill\nAda Street\nMoss Side\nBurton Road",
		homes: { "1 Castle Hill": "ask", "1 Moss Side": "ask", "1 Ada Street": "inside" },
	},
	{
		shape: "an area's name behind its number",
		list: "Area 1: Station Road\nAda Street\nArea 2: Burton Road, Cecil Avenue",
		homes: { "1 Station Road": "ask", "1 Ada Street": "inside", "1 Burton Road": "inside" },
	},
	{
		shape: "and all properties off",
		list: "Ada Street and all properties off\nLand at Burton Road\nRear of 12 Cecil Avenue\nDover Street",
		homes: {
			"1 Ada Street": "ask",
			"1 Burton Road": "ask",
			"12 Cecil Avenue": "ask",
			"1 Dover Street": "inside",
		},
	},
	{
		shape: "every short form",
		list: "Ada Rd\nAda Ave\nAda Cres\nAda Cl\nAda Gdns\nAda Terr\nAda Pl\nAda Sq\nAda Gr\nAda La\nAda Ct",
		homes: {
			"1 Ada Road": "inside",
			"1 Ada Avenue": "inside",
			"1 Ada Crescent": "inside",
			"1 Ada Close": "inside",
			"1 Ada Gardens": "inside",
			"1 Ada Terrace": "inside",
			"1 Ada Place": "inside",
			"1 Ada Square": "inside",
			"1 Ada Grove": "inside",
			"1 Ada Lane": "inside",
			"1 Ada Court": "inside",
		},
	},
	{
		shape: "typographic signs",
		list: "King’s Road\nQueen‘s Road 1—9 odd\nPrince`s Road 2−10 even ",
		homes: {
			"1 Kings Road": "inside",
			"3 Queen's Road": "inside",
			"4 Queens Road": "outside",
			"4 Princes Road": "inside",
			"5 Princes Road": "outside",
		},
	},
	{
		shape: "Welsh names",
		list: "Heol y Bryn\nFfordd Gwynedd 1-9 odd\nStryd Fawr\nLôn Las\nY Stryd Fawr",
		homes: {
			"4 Heol Y Bryn": "inside",
			"3 Ffordd Gwynedd": "inside",
			"4 Ffordd Gwynedd": "outside",
			"2 Stryd Fawr": "inside",
			"2 Lon Las": "inside",
			"2 Heol Las": "ask",
		},
	},
	{
		shape: "a street in two languages",
		list: "High Street / Stryd Fawr\nAda Street / Stryd Ada 1-9",
		homes: {
			"1 High Street": "inside",
			"1 Stryd Fawr": "inside",
			"1 Ada Street": "ask",
			"1 Stryd Ada": "ask",
		},
	},
	{
		shape: "one street in two wards",
		list: "Daisyfield Ward\nAda Street 1-45 odd\nBurton Road\nHemmons Ward\nAda Street 2-40 even\nBurton Road",
		homes: {
			"5 Ada Street": "ask",
			"4 Ada Street": "ask",
			"50 Ada Street": "outside",
			"1 Burton Road": "inside",
		},
	},
	{
		shape: "a town behind the street",
		list: "Ada Street, Burnley\nBurton Road (Padiham)\nCecil Avenue",
		homes: {
			"1 Ada Street in Burnley": "inside",
			"1 Ada Street in Nelson": "ask",
			"1 Ada Street": "ask",
			"1 Burton Road in Padiham": "inside",
			"1 Cecil Avenue": "inside",
		},
	},
	{
		shape: "directions behind the name",
		list: "Park Road North\nAda St East 1-9 odd\nSouthern end of Cecil Avenue\nCecil Avenue 1-9 odd",
		homes: {
			"1 Park Road North": "inside",
			"1 Park Road": "ask",
			"3 Ada Street East": "inside",
			"4 Ada Street East": "outside",
			"20 Cecil Avenue": "ask",
		},
	},
	{
		shape: "all in small letters",
		list: "ada street\nburton rd 1-9 odd",
		homes: { "1 Ada Street": "inside", "3 Burton Road": "inside", "4 Burton Road": "outside" },
	},
	{
		shape: "titles that may limit what follows",
		list: "Phase 2: starting April 2027\nAda Street\nBurton Road",
		homes: { "1 Ada Street": "ask", "1 Burton Road": "ask" },
	},
	{
		shape: "a kind of house as a title",
		list: "Terraced houses\nAda Street",
		homes: { "1 Ada Street": "ask" },
	},
	{
		shape: "words without an end above streets",
		list: "Student lets and bedsits:\nAda Street\nBurton Road",
		homes: { "1 Ada Street": "ask", "1 Burton Road": "ask" },
	},
	{
		shape: "a town behind several streets",
		list: "Ada Street, Burton Road (Burnley)",
		homes: {
			"1 Ada Street": "ask",
			"1 Ada Street in Burnley": "inside",
			"1 Burton Road in Burnley": "inside",
		},
	},
	{
		shape: "a direction as a title",
		list: "Northern end:\nAda Street\nBurton Road",
		homes: { "1 Ada Street": "ask", "1 Burton Road": "ask" },
	},
	{
		shape: "a longer name that ends alike",
		list: "Southern end of the Ada Street\nUpper Burton Road\nBurton Road 1-9 odd\nCecil Avenue 1-9 odd",
		homes: { "20 Burton Road": "ask", "3 Burton Road": "inside", "20 Cecil Avenue": "outside" },
	},
	{
		shape: "words that are of the name or of the numbers",
		list: "Rose Houses 5\nCecil Avenue 1-9 odd",
		homes: {
			"5 Rose Houses": "ask",
			"7 Rose Houses": "ask",
			"3 Cecil Avenue": "inside",
		},
	},
	{
		shape: "and between short names",
		list: "Queen's Rd & King's Rd\nAda St and Burton St\nCecil Avenue, Dover Street, and Eden Close",
		homes: {
			"1 Queens Road": "inside",
			"1 Kings Road": "inside",
			"1 Ada Street": "inside",
			"1 Burton Street": "inside",
			"1 Eden Close": "inside",
		},
	},
];
