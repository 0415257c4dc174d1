import { escapeMarkup } from "#worker/platform/escape-markup.ts";

/** What a file says about itself, in words that every reader of files knows. */
type Described = {
	readonly title: string;
	readonly subject: string;
	readonly creator: string;
	readonly producer: string;
	/** UTC milliseconds. */
	readonly createdAt: number;
	/** `en-GB`. */
	readonly language: string;
};

/**
 * The file's own words once more as XMP, where readers of PDF look first, and that its tags are those of PDF/UA. It says what the file's older
 * dictionary says. Source: ISO 16684-1; ISO 14289-1, 5.
 */
export function xmpOf({
	title,
	subject,
	creator,
	producer,
	createdAt,
	language,
}: Described): string {
	const created = new Date(createdAt).toISOString().replace(/\.\d+Z$/, "+00:00");
	return [
		'<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
		'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
		'<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
		"<dc:format>application/pdf</dc:format>",
		`<dc:title>${alternative(title)}</dc:title>`,
		`<dc:description>${alternative(subject)}</dc:description>`,
		`<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>`,
		`<xmp:CreatorTool>${escapeMarkup(creator)}</xmp:CreatorTool>`,
		`<xmp:CreateDate>${created}</xmp:CreateDate>`,
		`<pdf:Producer>${escapeMarkup(producer)}</pdf:Producer>`,
		"<pdfuaid:part>1</pdfuaid:part>",
		"</rdf:Description></rdf:RDF></x:xmpmeta>",
		'<?xpacket end="r"?>',
	].join("\n");
}

function alternative(text: string): string {
	return `<rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(text)}</rdf:li></rdf:Alt>`;
}
